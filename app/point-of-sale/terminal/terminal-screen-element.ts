/** Two short high tones for a payment, one long low tone for a reverted one: [Hz, start in s, duration in s]. */
const tones: Record<string, [number, number, number][]> = {
  paid: [
    [880, 0, 0.15],
    [1175, 0.2, 0.25],
  ],
  undone: [[220, 0, 1.2]],
}

/**
 * Keeps the screen on while a customer pays, and plays a sound when a request changes to a state in `tones`. The
 * page reloads for each state (live-state), so the last state is stored per tab. The first state makes no sound.
 */
class TerminalScreenElement extends HTMLElement {
  connectedCallback() {
    const { code = "", state = "", tone = "", waits } = this.dataset
    if (waits !== undefined) {
      const light = () => document.hidden || navigator.wakeLock?.request("screen").catch(() => {})
      document.addEventListener("visibilitychange", light)
      light()
    }
    const before = swap(`till:${code}`, state)
    const sounds = tones[tone]
    if (!sounds || !before || before === state) return
    navigator.vibrate?.(sounds.flatMap(([, , seconds]) => [seconds * 1000, 80]))
    void play(sounds)
  }
}

/** @returns the stored value before; null if storage is unavailable */
function swap(key: string, value: string): string | null {
  try {
    const before = sessionStorage.getItem(key)
    sessionStorage.setItem(key, value)
    return before
  } catch {
    return null
  }
}

/** Browsers block audio before the first press in a tab. The sound is dropped then, not played late. */
async function play(sounds: [number, number, number][]) {
  const context = new AudioContext()
  const ends = sounds.map(([hertz, from, seconds]) => {
    const tone = new OscillatorNode(context, { frequency: hertz })
    tone.connect(context.destination)
    tone.start(context.currentTime + from)
    tone.stop(context.currentTime + from + seconds)
    return new Promise((ended) => tone.addEventListener("ended", ended))
  })
  if (context.state === "running") await Promise.all(ends)
  await context.close()
}

customElements.define("till-screen", TerminalScreenElement)
