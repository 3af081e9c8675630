import type { Player } from "./player.ts"

/**
 * Plays a demo while it is visible and not stopped (ruling 14). With reduced motion it starts stopped. `data-playing` on the
 * host says whether it runs; its button `[data-playback]` toggles that.
 *
 * @param holdWhileUsed also pauses while the pointer or the focus is inside
 * @returns whether motion is allowed; and `hold`, for further reasons to pause
 */
export function attachPlayback<State>(
  host: HTMLElement,
  player: Player<State>,
  { holdWhileUsed = false } = {},
): { motionWelcome: boolean; hold(reason: string, on: boolean): void } {
  const motionWelcome = !matchMedia("(prefers-reduced-motion: reduce)").matches
  const holds = new Set(["off-screen"])
  if (!motionWelcome) holds.add("stopped")

  const hold = (reason: string, on: boolean) => {
    if (on) holds.add(reason)
    else holds.delete(reason)
    if (holds.size > 0) player.pause()
    else player.play()
    host.toggleAttribute("data-playing", !holds.has("stopped"))
  }
  hold("hidden", document.hidden)
  document.addEventListener("visibilitychange", () => hold("hidden", document.hidden))
  new IntersectionObserver(([entry]) => hold("off-screen", !entry?.isIntersecting)).observe(host)
  host
    .querySelector("[data-playback]")
    ?.addEventListener("click", () => hold("stopped", !holds.has("stopped")))
  if (holdWhileUsed) {
    host.addEventListener("pointerenter", () => hold("pointer", true))
    host.addEventListener("pointerleave", () => hold("pointer", false))
    host.addEventListener("focusin", ({ target }) =>
      hold("focus", target instanceof Element && target.matches(":focus-visible")),
    )
    host.addEventListener("focusout", () => hold("focus", false))
  }
  return { motionWelcome, hold }
}
