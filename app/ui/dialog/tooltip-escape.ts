/** Escape hides tooltips until the pointer or the focus moves to another element (WCAG 1.4.13). */
export function hideTooltipsOnEscape() {
  const { classList } = document.documentElement
  document.addEventListener("keydown", ({ key }) => {
    if (key === "Escape") classList.add("without-tooltips")
  })
  for (const event of ["pointerover", "focusin"])
    document.addEventListener(event, () => classList.remove("without-tooltips"))
}
