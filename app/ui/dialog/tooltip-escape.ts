/** Escape sends the tooltips away until somebody points at or focuses something else (WCAG 1.4.13). */
export function hideTooltipsOnEscape() {
  const { classList } = document.documentElement
  document.addEventListener("keydown", ({ key }) => {
    if (key === "Escape") classList.add("without-tooltips")
  })
  for (const event of ["pointerover", "focusin"])
    document.addEventListener(event, () => classList.remove("without-tooltips"))
}
