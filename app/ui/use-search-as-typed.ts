import { type FormEvent, useEffect, useRef } from "react"
import { useNavigation, useSubmit } from "react-router"

const typingPauseMs = 250

/**
 * For a search form that sends itself as a person types; without script its button sends it.
 *
 * @param words what is searched for now, as the address says
 * @returns what the form and its input take
 */
export function useSearchAsTyped(words: string) {
  const submit = useSubmit()
  const going = useNavigation().location?.key
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const input = useRef<HTMLInputElement>(null)
  const sent = useRef(words)
  const sending = useRef(false)

  // Back and forward bring another search: its words belong in the box. Our own, which may be typed on, do not.
  useEffect(() => {
    if (words === sent.current || !input.current) return
    sent.current = words
    input.current.value = words
  }, [words])

  // Whoever types and then follows a link at once has decided: the words must not pull them back.
  useEffect(() => {
    if (going !== undefined && !sending.current) clearTimeout(timer.current)
    sending.current = false
  }, [going])
  useEffect(() => () => clearTimeout(timer.current), [])

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
          sending.current = true
          submit(form, { replace: true, preventScrollReset: true })
        }, typingPauseMs)
      },
    },
    input: { ref: input, defaultValue: words },
  }
}
