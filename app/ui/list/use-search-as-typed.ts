import { type FormEvent, useEffect, useRef, useState } from "react"
import { useLocation, useSubmit } from "react-router"
import { typingPauseMs } from "#app/lib/playback/typing-pause.ts"

/**
 * For a search form that sends itself as a person types; without script its button sends it.
 *
 * @param words what is searched for now, as the address says
 * @returns what the form and its input take, and what the input says
 */
export function useSearchAsTyped(words: string) {
  const submit = useSubmit()
  const { key: visit } = useLocation()
  /** Set while somebody types. */
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(words)

  // What was asked for is there, by whatever way: its words belong in the box, unless somebody types on.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a visit may bring the same words to a box that says others
  useEffect(() => {
    if (!input.current || timer.current !== undefined || input.current.value.trim() === words) return
    input.current.value = words
    setTyped(words)
  }, [words, visit])

  // Whoever types and then presses something else at once has decided: the words must not pull them back. Filters take them along.
  useEffect(() => {
    const stop = () => stopTimer(timer)
    const stopOnPress = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest("a, button")) stop()
    }
    document.addEventListener("click", stopOnPress, true)
    window.addEventListener("popstate", stop)
    return () => {
      stop()
      document.removeEventListener("click", stopOnPress, true)
      window.removeEventListener("popstate", stop)
    }
  }, [])

  return {
    form: {
      onSubmit: () => stopTimer(timer),
      onChange(event: FormEvent<HTMLFormElement>) {
        const form = event.currentTarget
        setTyped(input.current?.value.trim() ?? "")
        stopTimer(timer)
        timer.current = setTimeout(() => {
          stopTimer(timer)
          submit(form, { replace: true, preventScrollReset: true })
        }, typingPauseMs)
      },
    },
    input: { ref: input, defaultValue: words },
    typed,
  }
}

function stopTimer(timer: { current: ReturnType<typeof setTimeout> | undefined }) {
  clearTimeout(timer.current)
  timer.current = undefined
}
