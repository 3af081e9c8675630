/** A copy of form input in this tab, until the form is accepted. */
type TypedCopy = {
  /** Only changed values, by the name of the control; for checkboxes and radio buttons by name and value. */
  values: Record<string, string | boolean>
  /** ISO 8601 */
  at: string
  /**
   * `sent`: the form was sent without a response so far. `posted`: sent as a document, so that only the next page knows the
   * result: any page but the sign-in means that it was accepted, or shows it again.
   */
  state: "typed" | "sent" | "posted"
}

/** A copy whose form is on the page with other values. */
export type TypedOffer = { key: string; form: HTMLFormElement; copy: TypedCopy }

/** Shared with use-kept-form.ts, so that sign-out deletes both (forgetKeptForms). */
const prefix = "guapcoin.typed:"
const keptMs = 7 * 24 * 60 * 60 * 1000

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
const notKept = /^(?:hidden|password|file|submit|button|image|reset)$/

/** A form with `data-keeps` stores its texts itself. */
const keptForms = () => [
  ...document.querySelectorAll<HTMLFormElement>('#main form[method="post"]:not([data-keeps])'),
]

const controlsOf = (form: HTMLFormElement) =>
  ([...form.elements] as Control[]).filter(
    ({ name, type, autocomplete }) => name && !notKept.test(type) && autocomplete !== "one-time-code",
  )

const isBox = (control: Control): control is HTMLInputElement => /^(?:checkbox|radio)$/.test(control.type)
const nameOf = (control: Control) => (isBox(control) ? `${control.name}=${control.value}` : control.name)

/** Identifies a form on its page by its controls, and among equal forms by its position. */
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

/** The values of each form before the first change. */
const firstValues = new WeakMap<HTMLFormElement, TypedCopy["values"]>()

/** Call before the first input in a form: later differences are the user's input. */
export function noteFirst(form: HTMLFormElement): void {
  if (!firstValues.has(form)) firstValues.set(form, valuesOf(form))
}

/** Stores only changed values: a colleague may change the other fields meanwhile. */
export function keepTyped(form: HTMLFormElement, state: TypedCopy["state"]): void {
  const key = keptForms().includes(form) && keyOf(form)
  const first = firstValues.get(form)
  if (!key || !first) return
  // A rejected form may be a new element that already shows the input.
  const kept = new Map(copies()).get(key)?.values ?? {}
  const changed = Object.entries(valuesOf(form)).filter(
    ([name, value]) => first[name] !== value || kept[name] === value,
  )
  if (changed.length === 0) dropTyped(key)
  else write(key, { values: Object.fromEntries(changed), at: new Date().toISOString(), state })
}

/** The forms sent from this page were accepted. */
export function dropSent(): void {
  for (const [key, { state }] of copies())
    if (state === "sent" && key.startsWith(`${prefix}${location.pathname}:`)) dropTyped(key)
}

export function dropTyped(key: string): void {
  try {
    sessionStorage.removeItem(key)
  } catch {}
}

/** Returns the copies to offer on this page. A copy equal to its form is deleted. */
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

/** Call on a page behind the sign-in: posted forms were accepted, or are shown again. */
export function dropPosted(): void {
  for (const [key, { state }] of copies()) if (state === "posted") dropTyped(key)
}

/** Call when the sign-in came instead of a response. @returns whether any input is stored, for any page */
export function keepPosted(): boolean {
  for (const [key, copy] of copies()) if (copy.state === "posted") write(key, { ...copy, state: "sent" })
  return keptKeys().length > 0
}

/** Fills a copy into its form with the events of real input, so that listeners are called. */
export function fillTyped({ form, copy: { values } }: TypedOffer): void {
  for (const control of controlsOf(form)) {
    const value = values[nameOf(control)]
    if (value === undefined) continue
    if (isBox(control)) {
      if (control.checked !== value) control.click()
    } else if (control.value !== value) {
      // React detects only values that are set with the prototype's setter.
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), "value")?.set?.call(control, value)
      control.dispatchEvent(new Event("input", { bubbles: true }))
      control.dispatchEvent(new Event("change", { bubbles: true }))
    }
  }
}

/** Includes the keys of use-kept-form.ts. */
function keptKeys(): string[] {
  try {
    return Object.keys(sessionStorage).filter((key) => key.startsWith(prefix))
  } catch {
    return []
  }
}

// A browser may refuse storage; the forms work without it.
function copies(): [key: string, copy: TypedCopy][] {
  try {
    return keptKeys().flatMap((key): [string, TypedCopy][] => {
      const copy = JSON.parse(sessionStorage.getItem(key) ?? "null")
      // Entries of use-kept-form.ts contain only texts.
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
