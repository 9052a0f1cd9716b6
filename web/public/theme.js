// The cloth and the contrast of the page: before anything is painted (no flash), and whenever they are set again. A classic
// script of its own, because modules run after the first paint and nothing inline may run at all. The server's rule pages wear
// them too.
{
  const ROOM = { green: "#0a120e", midnight: "#080e1a", burgundy: "#160709", linen: "#e6dcc5" };
  const day = matchMedia("(prefers-color-scheme: light)");
  const more = matchMedia("(prefers-contrast: more)");
  /** What is chosen; `table`: the cloth of the table that is open, which has its own. */
  let chosen = {};
  try {
    chosen = JSON.parse(localStorage.getItem("kingcraft.settings")) ?? {};
  } catch {
    // Nothing is stored, or nothing may be.
  }
  const wear = () => {
    // What an older version of the page stored: one look of four.
    const {
      theme,
      cloth = theme === "light" ? "linen" : "",
      contrast = theme === "contrast" ? "on" : "",
      daylight,
      table,
    } = chosen;
    const own = daylight === true && day.matches ? "linen" : table || cloth;
    const now = Object.hasOwn(ROOM, own) ? own : "green";
    const strong = contrast === "on" || (contrast !== "off" && more.matches);
    const root = document.documentElement;
    root.dataset.cloth = now;
    root.toggleAttribute("data-contrast", strong);
    document.querySelector('meta[name="theme-color"]')?.setAttribute("content", strong ? "#000000" : ROOM[now]);
  };
  wear();
  day.addEventListener("change", wear);
  more.addEventListener("change", wear);
  addEventListener("kingcraft-look", ({ detail }) => {
    chosen = { ...chosen, ...detail };
    wear();
  });
  addEventListener("click", ({ target }) => target.closest?.("[data-print]") && print()); // the button of the rule pages
}
