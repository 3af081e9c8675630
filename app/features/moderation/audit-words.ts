import { fill } from "#app/platform/fill.ts"
import { adminAudit as words } from "#content/en/admin-audit.ts"

const { actions, kinds, things, actors, settings } = words

/** What happened, as it follows the name of whoever did it; a word of the log that has none yet is made readable. */
export function actionText(action: string): string {
  return lookUp(actions, action) ?? readable(action)
}

export function kindText(kind: string): string {
  return lookUp(kinds, kind) ?? readable(kind)
}

export function actorText(actor: string): string {
  return lookUp(actors, actor) ?? actor
}

/** What a thing is called that is gone, or that has no name. Long ids are cut: they only tell things apart. */
export function unnamedText(kind: string, id: string): string {
  return fill(words.unnamed, { kind: lookUp(things, kind) ?? readable(kind), id: id.slice(0, 12) })
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

function lookUp(list: Record<string, string>, key: string): string | undefined {
  return Object.hasOwn(list, key) ? list[key] : undefined
}

function readable(name: string): string {
  return name.replaceAll(/[.\-_]+/g, " ").trim()
}
