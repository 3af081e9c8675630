import { type FormEvent, useEffect, useRef } from "react"
import { useSubmit } from "react-router"
import { typingPauseMs } from "#app/platform/playback/typing-pause.ts"

/**
 * For a search form that sends itself as a person types; without script its button sends it.
 *
 * @param words what is searched for now, as the address says
 * @returns what the form and its input take
 */
export function useSearchAsTyped(words: string) {
  const submit = useSubmit()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const input = useRef<HTMLInputElement>(null)
  const sent = useRef(words)

  // Back and forward bring another search: its words belong in the box. Our own, which may be typed on, do not.
  useEffect(() => {
    if (words === sent.current || !input.current) return
    sent.current = words
    input.current.value = words
  }, [words])

  // Whoever types and then presses something else at once has decided: the words must not pull them back.
  useEffect(() => {
    const stop = () => clearTimeout(timer.current)
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

  const onSubmit = () => {
    clearTimeout(timer.current)
    sent.current = input.current?.value.trim() ?? ""
  }
  return {
    form: {
      onSubmit,
      onChange(event: FormEvent<HTMLFormElement>) {
        const form = event.currentTarget
        clearTimeout(timer.current)
        timer.current = setTimeout(() => {
          onSubmit()
          submit(form, { replace: true, preventScrollReset: true })
        }, typingPauseMs)
      },
    },
    input: { ref: input, defaultValue: words },
  }
}
