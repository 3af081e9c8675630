import { type ArticleValues, articleFields } from "../article-form.ts"

/** Copy of a text in the browser until the server has it, so that a lost connection or an expired session loses nothing. */
export type LocalCopy = {
  values: ArticleValues
  /** ISO 8601 */
  at: string
  /** Revision of the article when it was written. */
  revision: number
  /** The form was sent without a response yet: a higher revision means that it was saved. */
  isSent: boolean
}

const keyOf = (id: string) => `guapcoin.article.${id}`

export function readLocal(id: string): LocalCopy | undefined {
  try {
    const copy = JSON.parse(localStorage.getItem(keyOf(id)) ?? "null")
    return copy && typeof copy.values === "object" ? copy : undefined
  } catch {
    return undefined
  }
}

/** Ignores storage that is full or blocked. */
export function writeLocal(id: string, copy: LocalCopy): void {
  try {
    localStorage.setItem(keyOf(id), JSON.stringify(copy))
  } catch {}
}

export function dropLocal(id: string): void {
  try {
    localStorage.removeItem(keyOf(id))
  } catch {}
}

/** Records that the form was sent or shown again. */
export function markLocal(id: string, isSent: boolean): void {
  const copy = readLocal(id)
  if (copy) writeLocal(id, { ...copy, isSent })
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

function controlOf(form: HTMLFormElement, name: string): Control | null {
  const control = form.elements.namedItem(name)
  return control instanceof Element ? (control as Control) : null
}

export function formValues(form: HTMLFormElement): ArticleValues {
  return Object.fromEntries(
    articleFields.map((name) => [name, controlOf(form, name)?.value ?? ""]),
  ) as ArticleValues
}

export function fillForm(form: HTMLFormElement, values: ArticleValues): void {
  for (const name of articleFields) {
    const control = controlOf(form, name)
    if (control) control.value = values[name] ?? ""
  }
  controlOf(form, "content")?.dispatchEvent(new Event("input", { bubbles: true }))
}
