/** Browsers before 2026 do not know the `command` of a button yet: the same, by script. */
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
      // A press on the backdrop counts as one on the dialog, outside of its box.
      const { left, right, top, bottom } = target.getBoundingClientRect()
      if (clientX < left || clientX > right || clientY < top || clientY > bottom) target.close()
    }
  })
}
