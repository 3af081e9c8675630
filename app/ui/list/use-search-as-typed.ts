import { type FormEvent, useEffect, useRef, useState } from "react"
import { useLocation, useSubmit } from "react-router"
import { typingPauseMs } from "#app/lib/playback/typing-pause.ts"

/**
 * Submits a search form while the user types; without script its button does.
 *
 * @param words the current search text, from the address
 * @returns props for the form and its input, and the text in the input
 */
export function useSearchAsTyped(words: string) {
  const submit = useSubmit()
  const { key: visit } = useLocation()
  /** Set while the user types. */
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(words)

  // After any navigation the input shows its search text, unless the user is typing.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a visit may bring the same words to a box that says others
  useEffect(() => {
    if (!input.current || timer.current !== undefined || input.current.value.trim() === words) return
    input.current.value = words
    setTyped(words)
  }, [words, visit])

  // A click, or going back, cancels the pending search, which would replace the new page. Filters include the typed text.
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
