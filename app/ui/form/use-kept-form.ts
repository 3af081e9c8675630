import { useCallback, useRef } from "react"
import { useLocation } from "react-router"
import { cleanParagraphs } from "#app/lib/form/clean-text.ts"

const prefix = "guapcoin.typed:"

type Texts = Record<string, string>

const isText = (control: unknown) =>
  control instanceof HTMLTextAreaElement ||
  control instanceof HTMLSelectElement ||
  (control instanceof HTMLInputElement && !["hidden", "checkbox", "radio", "submit"].includes(control.type))

/**
 * Keeps what somebody types into a form for as long as the tab is open, so that a session that ends, a colleague who
 * was faster or a page that is left by mistake costs no text: it is there again when the form is. Only this tab knows it.
 *
 * @param name tells the forms of one page apart
 * @param isSaved whether a text has arrived where it should, and need not be kept any longer
 * @returns the form's `ref`
 */
export function useKeptForm(name: string, isSaved: (text: string) => boolean = () => false) {
  const key = `${prefix}${useLocation().pathname}:${name}`
  const arrived = useRef(isSaved)
  arrived.current = isSaved
  return useCallback(
    (form: HTMLFormElement | null) => {
      if (!form) return
      form.dataset.keeps = ""
      restore(form, key, arrived.current)
      const keep = () => write(key, textsOf(form))
      form.addEventListener("input", keep)
      return () => form.removeEventListener("input", keep)
    },
    [key],
  )
}

/** For whoever signs out: the next person at this tab sees nothing of it. */
export function forgetKeptForms(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key)
  } catch {}
}

/** Shared with the server's cleaning, so that a text that was saved is known again. */
export function isSameText(saved: string, typed: string): boolean {
  return saved === cleanParagraphs(typed)
}

function restore(form: HTMLFormElement, key: string, isSaved: (text: string) => boolean): void {
  const texts = Object.entries(read(key)).filter(([, text]) => text !== "" && !isSaved(text))
  if (texts.length === 0) write(key, {})
  for (const [name, text] of texts) {
    const control = form.elements.namedItem(name)
    if (isText(control)) (control as HTMLInputElement).value = text
  }
}

function textsOf(form: HTMLFormElement): Texts {
  const controls = [...form.elements].filter(isText) as HTMLInputElement[]
  return Object.fromEntries(controls.map(({ name, value }) => [name, value]))
}

// A browser may refuse storage; the form is as good without.
function read(key: string): Texts {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "{}")
  } catch {
    return {}
  }
}

function write(key: string, texts: Texts): void {
  try {
    if (Object.values(texts).some((text) => text !== "")) sessionStorage.setItem(key, JSON.stringify(texts))
    else sessionStorage.removeItem(key)
  } catch {}
}
