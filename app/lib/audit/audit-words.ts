import { adminAudit as words } from "#content/en/admin-audit.ts"
import { fill } from "../text/fill.ts"
import { lookUp, mapDetail } from "./map-detail.ts"
import type { Subject } from "./subject.ts"

const { actors, settings } = words

/** What the log is read with: the words of every subject, and those of what has no page of its own. */
export function auditWords(subjects: readonly Subject[]) {
  const many = namesOf(subjects, "many", words.kinds)
  const one = namesOf(subjects, "one", words.things)
  const actions = Object.assign({}, words.actions, ...subjects.map((subject) => subject.words.actions))
  return {
    /** What happened, as it follows the name of whoever did it; what has no word yet is made readable. */
    actionText: (action: string): string => lookUp(actions, action) ?? readable(action),
    kindText: (kind: string): string => lookUp(many, kind) ?? readable(kind),
    /** What a thing is called that is gone, or that has no name. Long ids are cut: they only tell things apart. */
    unnamedText: (kind: string, id: string): string =>
      fill(words.unnamed, { kind: lookUp(one, kind) ?? readable(kind), id: id.slice(0, 12) }),
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

/** 'toneBefore' reads 'tone before'. */
export function detailText(name: string): string {
  return readable(name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`))
}

export function valueText(value: string | number | boolean | null): string {
  if (value === null || value === "") return words.nothing
  if (typeof value === "boolean") return value ? words.yes : words.no
  return String(value)
}

/** A detail in words, those of its code or its own. */
export function detailValueText(name: string, value: string | number | boolean | null): string {
  return valueText(typeof value === "string" ? mapDetail(words.values, name, value) : value)
}

function readable(name: string): string {
  return name.replaceAll(/[.\-_]+/g, " ").trim()
}
