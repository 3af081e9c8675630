import { adminAudit as words } from "#content/en/admin-audit.ts"
import { format } from "../text/format.ts"
import { lookUp, mapDetail } from "./map-detail.ts"
import type { Subject } from "./subject.ts"

const { actors, settings } = words

/** Returns the texts of the audit log: those of every subject, and those of entries without a page. */
export function auditWords(subjects: readonly Subject[]) {
  const many = namesOf(subjects, "many", words.kinds)
  const one = namesOf(subjects, "one", words.things)
  const actions = Object.assign({}, words.actions, ...subjects.map((subject) => subject.words.actions))
  return {
    /** The action, to follow the actor's name; an unknown action is made readable. */
    actionText: (action: string): string => lookUp(actions, action) ?? readable(action),
    kindText: (kind: string): string => lookUp(many, kind) ?? readable(kind),
    /** The name of a deleted or unnamed subject. A long id is cut, because it only distinguishes subjects. */
    unnamedText: (kind: string, id: string): string =>
      format(words.unnamed, { kind: lookUp(one, kind) ?? readable(kind), id: id.slice(0, 12) }),
  }
}

function namesOf(subjects: readonly Subject[], which: "many" | "one", others: Record<string, string>) {
  return { ...others, ...Object.fromEntries(subjects.map(({ type, words }) => [type, words[which]])) }
}

export function actorText(actor: string): string {
  return lookUp(actors, actor) ?? actor
}

export function settingText(key: string): string {
  return lookUp(settings, key) ?? readable(key)
}

/** 'toneBefore' becomes 'tone before'. */
export function detailText(name: string): string {
  return readable(name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`))
}

export function valueText(value: string | number | boolean | null): string {
  if (value === null || value === "") return words.nothing
  if (typeof value === "boolean") return value ? words.yes : words.no
  return String(value)
}

/** Returns the text of a detail: the label of its code, or the value itself. */
export function detailValueText(name: string, value: string | number | boolean | null): string {
  return valueText(typeof value === "string" ? mapDetail(words.values, name, value) : value)
}

function readable(name: string): string {
  return name.replaceAll(/[.\-_]+/g, " ").trim()
}
