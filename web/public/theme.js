// The look of the page: before anything is painted (no flash), and whenever it is set anew. A classic script of its own,
// because modules run after the first paint and nothing inline may run at all. The rule pages of the server wear it too.
{
  const FELT = { light: "#93ba92", dark: "#0c3826", contrast: "#000000" };
  const light = matchMedia("(prefers-color-scheme: light)");
  const contrast = matchMedia("(prefers-contrast: more)");
  let chosen = "auto";
  try {
    chosen = JSON.parse(localStorage.getItem("kingcraft.settings")).theme;
  } catch {
    // Nothing is stored, or nothing may be: as on this device.
  }
  const wear = () => {
    const look = Object.hasOwn(FELT, chosen) ? chosen : contrast.matches ? "contrast" : light.matches ? "light" : "dark";
    document.documentElement.dataset.theme = look;
    document.querySelector('meta[name="theme-color"]')?.setAttribute("content", FELT[look]);
  };
  wear();
  light.addEventListener("change", wear);
  contrast.addEventListener("change", wear);
  addEventListener("kingcraft-theme", ({ detail }) => {
    chosen = detail;
    wear();
  });
  addEventListener("click", ({ target }) => target.closest?.("[data-print]") && print()); // the button of the rule pages
}
