/** Implements the `command` attribute of buttons for browsers without it (before 2026). */
export function supportDialogCommands() {
  if ("command" in HTMLButtonElement.prototype) return
  document.addEventListener("click", ({ target, clientX, clientY }) => {
    if (!(target instanceof Element)) return
    const button = target.closest("button[commandfor]")
    const dialog = button && document.getElementById(button.getAttribute("commandfor") ?? "")
    if (dialog instanceof HTMLDialogElement) {
      if (button?.getAttribute("command") === "show-modal") dialog.showModal()
      else dialog.close()
    } else if (target instanceof HTMLDialogElement) {
      // A click on the backdrop has the dialog as target, outside of its box.
      const { left, right, top, bottom } = target.getBoundingClientRect()
      if (clientX < left || clientX > right || clientY < top || clientY > bottom) target.close()
    }
  })
}
