import type { Browser } from "./browser.ts"
import { type Element, elements, textOf } from "./html.ts"

/** A form of a page as somebody would send it who filled in all of it. */
export type TypedForm = {
  /** For the message of a test that fails: where it goes, and its button. */
  name: string
  to: string
  hasFile: boolean
  entries: [name: string, value: string][]
  /** What was typed, and would be missed. */
  typed: [name: string, value: string][]
}

/** What fields of one name ask for, where their type does not say it. */
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

/** Every form of the page that posts. */
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

/** Also those that stand elsewhere on the page and name the form. */
function controlsOf(form: Element, page: Element): Element[] {
  const { id } = form.attributes
  const elsewhere = elements(page, "input").filter(({ attributes }) => id && attributes.form === id)
  return [...elements(form, "input", "select", "textarea"), ...elsewhere].filter(
    // The trap for programs is nothing that a person sees.
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
    // The last one is seldom what is stored already.
    const last = all.findLast(({ attributes }) => attributes.type === "radio" && attributes.name === name)
    return control === last ? set(value ?? "on") : []
  }
  const asksForAddress = /url|link$/i.test(name) && !byName[name]
  const guess = asksForAddress ? byType.url : (byName[name] ?? byType[type])
  return set(value || (guess ?? "Typed by Ada"), type !== "password" && guess !== "")
}
