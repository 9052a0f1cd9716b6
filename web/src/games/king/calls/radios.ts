// A group of radio buttons drawn as something else: arrows move from one to the next, and choose it.

const STEP: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/**
 * Attach it to the group. A radio is chosen by `click`; Tab goes to the chosen one, otherwise to the first (by its
 * tabindex).
 */
export function radios(group: HTMLElement): () => void {
  const press = (event: KeyboardEvent): void => {
    const all = [...group.querySelectorAll<HTMLButtonElement>('[role="radio"]:not(:disabled)')].filter(
      (one) => one.closest('[role="radiogroup"]') === group,
    );
    const at = all.indexOf(event.target as HTMLButtonElement);
    const turned = getComputedStyle(group).direction === "rtl" && /Left|Right/.test(event.key) ? -1 : 1;
    const step = (STEP[event.key] ?? 0) * turned;
    const to = step
      ? all[(at + step + all.length) % all.length]
      : event.key === "Home"
        ? all[0]
        : event.key === "End"
          ? all.at(-1)
          : undefined;
    if (at < 0 || !to) return;
    event.preventDefault();
    event.stopPropagation();
    to.focus();
    if (to !== all[at]) to.click();
  };
  group.addEventListener("keydown", press);
  return () => group.removeEventListener("keydown", press);
}
