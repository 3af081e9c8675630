import { origin, type TestApp } from "./app.ts"
import { type Element, elements, parseHtml, sourceOf, textOf } from "./html.ts"

/** Field values by field name: text, a choice, or true for a ticked checkbox. */
export type Answers = Record<string, string | boolean>

/**
 * A browser without scripts. It stores cookies, follows redirects, and submits a form as its HTML says, once the required
 * fields are filled in. It submits the forms of the pages themselves, so a field that a page forgets is missing here too.
 */
export class Browser {
  readonly #app: TestApp
  readonly #headers: Record<string, string>
  readonly #cookies: Map<string, string>
  url = `${origin}/`
  response = new Response()
  html = ""
  document: Element = parseHtml("")
  /** Status codes of the last navigation, redirects included: [303, 200]. */
  statuses: number[] = []

  constructor(app: TestApp, headers: Record<string, string> = {}, cookies = new Map<string, string>()) {
    this.#app = app
    this.#headers = headers
    this.#cookies = cookies
  }

  /** Another tab of the same browser: it shares the cookies. */
  tab(): Browser {
    return new Browser(this.#app, this.#headers, this.#cookies)
  }

  get path(): string {
    const { pathname, search } = new URL(this.url)
    return pathname + search
  }

  get text(): string {
    const [body = this.document] = elements(this.document, "body")
    return textOf(body)
  }

  /** What the page shows, for the message of a failing test. */
  get #shown(): string {
    const [heading] = elements(this.document, "h1")
    return `${this.path} (${this.statuses.join(", ")}: ${heading ? textOf(heading) : this.text.slice(0, 200)})`
  }

  /** Text of the element with this id; undefined when there is none. */
  textOfId(id: string): string | undefined {
    const element = elements(this.document).find(({ attributes }) => attributes.id === id)
    return element && textOf(element)
  }

  /** The href of the link with this text. */
  href(text: string): string {
    const link = elements(this.document, "a").find((one) => textOf(one) === text)
    if (!link) throw new Error(`No link reads ${text} on ${this.#shown}`)
    return link.attributes.href ?? ""
  }

  get cookie(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join("; ")
  }

  open(path: string): Promise<this> {
    this.statuses = []
    return this.#go(new URL(path, this.url).href, {})
  }

  /** Sends a POST that none of our forms would send. */
  post(path: string, fields: BodyInit, headers: Record<string, string> = {}): Promise<this> {
    this.statuses = []
    return this.#go(new URL(path, this.url).href, { method: "POST", body: fields, headers })
  }

  async #go(url: string, init: RequestInit): Promise<this> {
    const headers = { ...this.#headers, ...(this.cookie ? { cookie: this.cookie } : {}), ...init.headers }
    this.response = await this.#app.fetch(url, { ...init, headers })
    this.statuses.push(this.response.status)
    this.keep(this.response.headers.getSetCookie())
    const next = this.response.headers.get("location")
    if (next && this.response.status >= 300 && this.response.status < 400) {
      if (this.statuses.length > 5) throw new Error(`Too many redirects, the last to ${next}`)
      return this.#go(new URL(next, url).href, this.response.status === 307 ? init : {})
    }
    this.url = url
    this.html = await this.response.text()
    this.document = parseHtml(this.html)
    return this
  }

  /** Stores the cookies of a response. @param setCookies the values of its Set-Cookie headers */
  keep(setCookies: string[]): this {
    for (const line of setCookies) {
      const [pair = "", ...attributes] = line.split(/;\s*/)
      const [name = "", value = ""] = pair.split(/=(.*)/s)
      if (attributes.some((attribute) => /^max-age=0$/i.test(attribute))) this.#cookies.delete(name)
      else this.#cookies.set(name, value)
    }
    return this
  }

  field(name: string): Element {
    const found = elements(this.document, "input", "select", "textarea").filter(
      (element) => element.attributes.name === name,
    )
    const chosen = found.find(({ attributes }) => attributes.type === "radio" && "checked" in attributes)
    const shown = chosen ?? found.find((element) => element.attributes.type !== "hidden") ?? found[0]
    if (!shown) throw new Error(`No field is called ${name} on ${this.#shown}`)
    return shown
  }

  value(name: string): string | boolean {
    const field = this.field(name)
    return field.attributes.type === "checkbox" ? "checked" in field.attributes : sentBy(field)
  }

  fill(answers: Answers): this {
    for (const [name, answer] of Object.entries(answers)) setValue(this.field(name), answer)
    return this
  }

  /** Presses the button with this text or this aria-label. */
  press(label: string): Promise<this> {
    return this.#submit(this.#button(label))
  }

  /** The fields that pressing this button would send. */
  sends(label: string): URLSearchParams {
    const button = this.#button(label)
    return entriesOf(formOf(button), button)
  }

  #button(label: string): Element {
    const button = elements(this.document, "button").find(
      (element) => (element.attributes["aria-label"] ?? textOf(element)) === label,
    )
    if (!button) throw new Error(`No button is called ${label} on ${this.#shown}`)
    return button
  }

  /** Pressing Enter in a field presses the first submit button of its form (HTML, implicit submission). */
  pressEnter(fieldName: string): Promise<this> {
    const form = formOf(this.field(fieldName))
    const button = elements(form, "button").find(
      (element) => (element.attributes.type ?? "submit") === "submit",
    )
    if (!button) throw new Error("The form has no button")
    return this.#submit(button)
  }

  #submit(button: Element): Promise<this> {
    if ("disabled" in button.attributes) throw new Error("The button is disabled")
    const form = formOf(button)
    if (!("novalidate" in form.attributes || "formnovalidate" in button.attributes)) {
      const empty = controlsOf(form).filter((field) => "required" in field.attributes && sentBy(field) === "")
      if (empty.length > 0)
        throw new Error(`The browser asks for ${empty.map((field) => field.attributes.name).join(", ")}`)
    }
    const entries = entriesOf(form, button)
    const target = new URL(form.attributes.action || this.url, this.url)
    this.statuses = []
    if (form.attributes.method?.toLowerCase() !== "post") {
      target.search = entries.toString()
      return this.#go(target.href, {})
    }
    return this.#go(target.href, { method: "POST", body: entries, headers: { referer: this.url } })
  }
}

function formOf(element: Element): Element {
  for (let at: Element | undefined = element; at; at = at.parent) if (at.tag === "form") return at
  throw new Error("The element is in no form")
}

function controlsOf(form: Element): Element[] {
  return elements(form, "input", "select", "textarea").filter(
    ({ attributes }) => attributes.name && !("disabled" in attributes),
  )
}

/** The fields that a form sends when this button is pressed. */
function entriesOf(form: Element, button: Element): URLSearchParams {
  const entries = new URLSearchParams()
  for (const field of controlsOf(form)) {
    const { type, name = "" } = field.attributes
    if ((type === "checkbox" || type === "radio") && !("checked" in field.attributes)) continue
    entries.append(name, sentBy(field).replace(/\r?\n/g, "\r\n"))
  }
  if (button.attributes.name) entries.append(button.attributes.name, button.attributes.value ?? "")
  return entries
}

/** The fields of the form that contains a field with this name, as the browser would send them without a button. */
export function formEntries(browser: Browser, fieldName: string): URLSearchParams {
  const nothing: Element = { tag: "button", attributes: {}, children: [], parent: undefined }
  return entriesOf(formOf(browser.field(fieldName)), nothing)
}

function sentBy(field: Element): string {
  const { type, value } = field.attributes
  if (field.tag === "textarea") return sourceOf(field)
  if (field.tag === "select") {
    const options = elements(field, "option")
    const chosen = options.find((option) => "selected" in option.attributes) ?? options[0]
    return chosen ? (chosen.attributes.value ?? textOf(chosen)) : ""
  }
  return value ?? (type === "checkbox" || type === "radio" ? "on" : "")
}

function setValue(field: Element, answer: string | boolean): void {
  const { attributes } = field
  if (attributes.type === "checkbox") {
    if (answer) attributes.checked = ""
    else delete attributes.checked
  } else if (field.tag === "textarea") field.children = [String(answer)]
  else if (field.tag === "select") {
    const options = elements(field, "option")
    const chosen = options.find((option) => (option.attributes.value ?? textOf(option)) === answer)
    if (!chosen) throw new Error(`${attributes.name} has no option ${answer}`)
    for (const option of options) delete option.attributes.selected
    chosen.attributes.selected = ""
  } else if (attributes.type === "radio") {
    const group = elements(formOf(field), "input").filter((one) => one.attributes.name === attributes.name)
    for (const one of group) delete one.attributes.checked
    const chosen = group.find((one) => one.attributes.value === answer)
    if (!chosen) throw new Error(`${attributes.name} has no choice ${answer}`)
    chosen.attributes.checked = ""
  } else attributes.value = String(answer)
}
