/** What this tab keeps of what was typed into a form, until it has arrived. */
type TypedCopy = {
  /** Of what was changed alone, by the name of the control, and of boxes by their value too. */
  values: Record<string, string | boolean>
  /** ISO 8601 */
  at: string
  /**
   * `sent`: its form was sent, and no answer has come. `posted`: as a document, of which only the next page knows what became: any but
   * the sign-in says that it arrived, or shows it again.
   */
  state: "typed" | "sent" | "posted"
}

/** A copy whose form stands on the page, and says something else. */
export type TypedOffer = { key: string; form: HTMLFormElement; copy: TypedCopy }

/** That of use-kept-form.ts: whoever signs out leaves none of both (forgetKeptForms). */
const prefix = "guapcoin.typed:"
const keptMs = 7 * 24 * 60 * 60 * 1000

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
const notKept = /^(?:hidden|password|file|submit|button|image|reset)$/

/** A form keeps its texts itself where it says so: `data-keeps`. */
const keptForms = () => [
  ...document.querySelectorAll<HTMLFormElement>('#main form[method="post"]:not([data-keeps])'),
]

const controlsOf = (form: HTMLFormElement) =>
  ([...form.elements] as Control[]).filter(
    ({ name, type, autocomplete }) => name && !notKept.test(type) && autocomplete !== "one-time-code",
  )

const isBox = (control: Control): control is HTMLInputElement => /^(?:checkbox|radio)$/.test(control.type)
const nameOf = (control: Control) => (isBox(control) ? `${control.name}=${control.value}` : control.name)

/** What tells the forms of one page apart: their controls, and of several alike their order. */
function keyOf(form: HTMLFormElement): string | undefined {
  const names = (one: HTMLFormElement) => [...new Set(controlsOf(one).map(({ name }) => name))].join()
  const own = names(form)
  if (own === "") return undefined
  const alike = keptForms().filter((other) => names(other) === own)
  return `${prefix}${location.pathname}:${own}:${alike.indexOf(form)}`
}

const valuesOf = (form: HTMLFormElement) =>
  Object.fromEntries(
    controlsOf(form).map((control) => [nameOf(control), isBox(control) ? control.checked : control.value]),
  )

/** What each form said before somebody touched it. */
const firstValues = new WeakMap<HTMLFormElement, TypedCopy["values"]>()

/** Before the first key is pressed in a form: what is changed after that is what was typed. */
export function noteFirst(form: HTMLFormElement): void {
  if (!firstValues.has(form)) firstValues.set(form, valuesOf(form))
}

/** Keeps what was changed in a form, and nothing else: a colleague may change the other fields meanwhile. */
export function keepTyped(form: HTMLFormElement, state: TypedCopy["state"]): void {
  const key = keptForms().includes(form) && keyOf(form)
  const first = firstValues.get(form)
  if (!key || !first) return
  // A form that came back refused may be a new one, which has shown from its first moment what was typed.
  const kept = new Map(copies()).get(key)?.values ?? {}
  const changed = Object.entries(valuesOf(form)).filter(
    ([name, value]) => first[name] !== value || kept[name] === value,
  )
  if (changed.length === 0) dropTyped(key)
  else write(key, { values: Object.fromEntries(changed), at: new Date().toISOString(), state })
}

/** What was sent from this page has arrived. */
export function dropSent(): void {
  for (const [key, { state }] of copies())
    if (state === "sent" && key.startsWith(`${prefix}${location.pathname}:`)) dropTyped(key)
}

export function dropTyped(key: string): void {
  try {
    sessionStorage.removeItem(key)
  } catch {}
}

/** The copies that the forms of this page may want back. One that says what its form says is dropped. */
export function offersOfPage(): TypedOffer[] {
  const kept = new Map(copies())
  return keptForms().flatMap((form) => {
    const key = keyOf(form) ?? ""
    const copy = kept.get(key)
    if (!copy) return []
    const shown: TypedCopy["values"] = valuesOf(form)
    const differs = Object.entries(copy.values).some(
      ([name, value]) => name in shown && shown[name] !== value,
    )
    if (differs) return [{ key, form, copy }]
    dropTyped(key)
    return []
  })
}

/** A page behind the sign-in has come: what was posted has arrived, or is shown again. */
export function dropPosted(): void {
  for (const [key, { state }] of copies()) if (state === "posted") dropTyped(key)
}

/** The sign-in has come in the place of an answer. @returns whether anything is kept, on whichever page */
export function keepPosted(): boolean {
  for (const [key, copy] of copies()) if (copy.state === "posted") write(key, { ...copy, state: "sent" })
  return keptKeys().length > 0
}

/** Types a copy into its form, as a person would: what listens to the form hears of it. */
export function fillTyped({ form, copy: { values } }: TypedOffer): void {
  for (const control of controlsOf(form)) {
    const value = values[nameOf(control)]
    if (value === undefined) continue
    if (isBox(control)) {
      if (control.checked !== value) control.click()
    } else if (control.value !== value) {
      // React hears of a value only where it was not set through its own property.
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), "value")?.set?.call(control, value)
      control.dispatchEvent(new Event("input", { bubbles: true }))
      control.dispatchEvent(new Event("change", { bubbles: true }))
    }
  }
}

/** Those of use-kept-form.ts, too. */
function keptKeys(): string[] {
  try {
    return Object.keys(sessionStorage).filter((key) => key.startsWith(prefix))
  } catch {
    return []
  }
}

// A browser may refuse storage; the forms are as good without.
function copies(): [key: string, copy: TypedCopy][] {
  try {
    return keptKeys().flatMap((key): [string, TypedCopy][] => {
      const copy = JSON.parse(sessionStorage.getItem(key) ?? "null")
      // Those of use-kept-form.ts hold nothing but texts.
      if (typeof copy?.at !== "string") return []
      if (Date.now() - Date.parse(copy.at) < keptMs) return [[key, copy]]
      dropTyped(key)
      return []
    })
  } catch {
    return []
  }
}

function write(key: string, copy: TypedCopy): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(copy))
  } catch {}
}
