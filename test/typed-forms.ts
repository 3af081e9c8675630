import type { Browser } from "./browser.ts"
import { type Element, elements, textOf } from "./html.ts"

/** A form of a page with all fields filled in, as a person would send it. */
export type TypedForm = {
  /** For the message of a failing test: target path and button text. */
  name: string
  to: string
  hasFile: boolean
  entries: [name: string, value: string][]
  /** The fields that a person typed, and would lose if the form came back empty. */
  typed: [name: string, value: string][]
}

/** Values for fields whose type does not say what they expect. */
const byName: Record<string, string> = {
  walletAddress: "",
  pin: "5.5560, -0.1969",
  slug: "typed-by-ada",
  link: "/events",
  place: "",
  locality: "",
  repeatUntil: "2026-06-28",
  l1: "https://typed.example.org",
  l2: "https://typed.example.org",
  addresses: "typed.by.ada@example.org",
  until: "2026-06-08T18:00",
  ...Object.fromEntries(["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"].map((day) => [`hours${day}`, "9am-5pm"])),
  ...Object.fromEntries([1, 2, 3].map((row) => [`social${row}`, `https://typed.example.org/${row}`])),
  whatsapp: "+234 803 123 4567",
}
const byType: Record<string, string> = {
  email: "typed.by.ada@example.org",
  url: "https://typed.example.org",
  tel: "+234 803 123 4567",
  date: "2026-06-07",
  time: "18:00",
  "datetime-local": "2026-06-07T18:00",
  month: "2026-06",
  number: "7",
  password: "a cloth that nobody knows",
}

/** All POST forms of the page. */
export function typedForms(browser: Browser): TypedForm[] {
  return elements(browser.document, "form")
    .filter(({ attributes }) => attributes.method === "post")
    .map((form) => {
      const controls = controlsOf(form, browser.document)
      const entries = controls.flatMap((control) => entryOf(control, controls))
      const button = elements(form, "button").find(
        ({ attributes }) => (attributes.type ?? "submit") === "submit",
      )
      const { name, value = "" } = button?.attributes ?? {}
      const to = new URL(form.attributes.action || browser.url, browser.url)
      const typed = entries.filter(({ isTyped }) => isTyped)
      const pairs = (of: typeof entries) => of.map((entry): [string, string] => [entry.name, entry.value])
      return {
        name: `${to.pathname} ${button ? textOf(button) : ""}`.trim(),
        to: to.href,
        hasFile: controls.some(({ attributes }) => attributes.type === "file"),
        entries: [...pairs(entries), ...(name ? [[name, value] as [string, string]] : [])],
        typed: pairs(typed),
      }
    })
}

/** Includes inputs elsewhere on the page that reference the form by id. */
function controlsOf(form: Element, page: Element): Element[] {
  const { id } = form.attributes
  const elsewhere = elements(page, "input").filter(({ attributes }) => id && attributes.form === id)
  return [...elements(form, "input", "select", "textarea"), ...elsewhere].filter(
    // No person sees the honeypot field.
    ({ attributes }) => attributes.name && !("disabled" in attributes) && attributes.name !== "leave_blank",
  )
}

type Entry = { name: string; value: string; isTyped: boolean }

function entryOf(control: Element, all: Element[]): Entry[] {
  const { name = "", type = "text", value } = control.attributes
  const set = (text: string, isTyped = false): Entry[] => [{ name, value: text, isTyped }]
  if (control.tag === "textarea")
    return set(byName[name] ?? "Typed by Ada, on two lines\r\nof some length.", true)
  if (control.tag === "select") {
    const options = elements(control, "option").map((option) => option.attributes.value ?? textOf(option))
    return set(options.find(Boolean) ?? "")
  }
  if (type === "file") return []
  if (type === "hidden" || type === "checkbox") return set(value ?? (type === "hidden" ? "" : "on"))
  if (type === "radio") {
    // The last choice is seldom the stored one.
    const last = all.findLast(({ attributes }) => attributes.type === "radio" && attributes.name === name)
    return control === last ? set(value ?? "on") : []
  }
  const asksForAddress = /url|link$/i.test(name) && !byName[name]
  const guess = asksForAddress ? byType.url : (byName[name] ?? byType[type])
  return set(value || (guess ?? "Typed by Ada"), type !== "password" && guess !== "")
}
