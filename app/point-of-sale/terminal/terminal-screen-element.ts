/** Two short ones for money, a long low one for money that went away: [Hz, from second, for seconds]. */
const tones: Record<string, [number, number, number][]> = {
  paid: [
    [880, 0, 0.15],
    [1175, 0.2, 0.25],
  ],
  undone: [[220, 0, 1.2]],
}

/**
 * Keeps the screen of a till lit while a customer pays, and is heard when the state of a request changes to one that counts. The page is
 * loaded anew for each state (live-state), so the last one is kept for this tab; the first one that is seen makes no sound.
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

/** @returns what was kept before; null where nothing can be kept */
function swap(key: string, value: string): string | null {
  try {
    const before = sessionStorage.getItem(key)
    sessionStorage.setItem(key, value)
    return before
  } catch {
    return null
  }
}

/** Without a press in this tab the browser lets nothing be heard; then a sound that comes later would tell of another moment. */
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
