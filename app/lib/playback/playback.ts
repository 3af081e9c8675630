import type { Player } from "./player.ts"

/**
 * Lets a demo run while somebody can see it and nobody has stopped it (ruling 14). Where motion is unwelcome it waits
 * to be started. The host says by `data-playing` whether it was stopped; its button `[data-playback]` changes that.
 *
 * @param holdWhileUsed also waits as long as the pointer or the focus is inside
 * @returns whether motion is welcome; and `hold`, for further reasons to wait
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
