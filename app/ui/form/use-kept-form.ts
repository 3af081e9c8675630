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
 * Stores the input of a form while the tab is open, so that the end of the session, a colleague's change or leaving the page
 * loses no text: it is restored with the form. Only this tab has it.
 *
 * @param name distinguishes the forms of one page
 * @param isSaved whether a text has been saved and need not be stored any longer
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

/** Call at sign-out, so that the next person at this tab does not see it. */
export function forgetKeptForms(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key)
  } catch {}
}

/** Uses the server's cleaning, so that a saved text is recognized. */
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

// A browser may refuse storage; the form works without it.
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
