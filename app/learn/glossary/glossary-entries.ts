import { pathTo } from "#app/lib/http/path-to.ts"
import { glossary } from "#content/en/glossary.ts"
import { glossaryParts } from "#content/en/glossary-parts.ts"
import type { GlossaryEntry } from "#content/glossary-entry.ts"

/** Selects its entries by the paths of its lessons. */
export type GlossaryPart = {
  slug: string
  title: string
  description: string
  lead: string
  lessons: readonly string[]
}

const parts: readonly GlossaryPart[] = glossaryParts

const entryOf = new Map<string, GlossaryEntry>(glossary.map((entry) => [entry.id, entry]))

export function findEntry(id: string): GlossaryEntry | undefined {
  return entryOf.get(id)
}

export function findPart(slug: string): GlossaryPart | undefined {
  return parts.find((part) => part.slug === slug)
}

/** Part that contains a term: that of its lesson, or the last one. */
export function partOf({ lesson }: GlossaryEntry): GlossaryPart {
  const holds = ({ lessons }: GlossaryPart) => lesson !== undefined && lessons.includes(lesson)
  const part = parts.find(holds) ?? findPart("more")
  if (!part) throw new Error("The glossary has no part for terms without a lesson.")
  return part
}

export function entriesOf(part: GlossaryPart): GlossaryEntry[] {
  return glossary.filter((entry) => partOf(entry).slug === part.slug)
}

export function partPath({ slug }: GlossaryPart): string {
  return pathTo("/learn/glossary/:part", { part: slug })
}

/** Address of a term's explanation. @throws for an unknown id */
export function termPath(id: string): string {
  const entry = entryOf.get(id)
  if (!entry) throw new Error(`The glossary has no term ${id}.`)
  return `${partPath(partOf(entry))}#${id}`
}
