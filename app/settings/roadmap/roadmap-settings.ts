import { z } from "zod"
import type { FieldErrors } from "#app/lib/form/parse-form.ts"
import { adminSettings } from "#content/en/admin-settings.ts"
import { type RoadmapNews, type RoadmapStep, roadmap, roadmapStates } from "#content/facts/network.ts"
import { roadmapField, roadmapParts } from "../options.ts"
import { longestAddress, readTarget } from "../web-address.ts"

const { errors: messages } = adminSettings.roadmap

export const roadmapSteps = roadmap.map(({ step }): RoadmapStep => step)
const mostCharacters = { state: 20, since: 300, link: longestAddress }

/** Three optional texts per step. Used by the parser and for HTML constraints. */
export const roadmapSchema = z.object(
  Object.fromEntries(
    roadmapSteps.flatMap((step) =>
      roadmapParts.map((part) => [roadmapField(step, part), z.string().max(mostCharacters[part]).optional()]),
    ),
  ),
)

/** Validates the form. A step without a state keeps its planned state. */
export function readRoadmap(sent: Record<string, string | undefined>): {
  news: RoadmapNews
  errors: FieldErrors
} {
  const news: RoadmapNews = {}
  const errors: FieldErrors = {}
  for (const step of roadmapSteps) {
    const [state, since, link] = roadmapParts.map((part) => sent[roadmapField(step, part)] ?? "")
    const known = roadmapStates.find((one) => one === state)
    const target = link ? readTarget(link) : null
    if (state && !known) errors[roadmapField(step, "state")] = messages.state
    if (!state && (since || link)) errors[roadmapField(step, "state")] = messages.stateForText
    // The states done, late and off are claims that need an explanation.
    if (known && known !== "planned" && !since) errors[roadmapField(step, "since")] = messages.since
    if (target === undefined) errors[roadmapField(step, "link")] = messages.link
    if (known && target !== undefined) news[step] = { state: known, since: since || null, link: target }
  }
  return { news, errors }
}

/** The stored roadmap entries that are still valid. */
export function storedRoadmap(value: unknown): RoadmapNews {
  const text = z.string().nullable()
  const stored = z
    .record(z.string(), z.object({ state: text, since: text, link: text }))
    .safeParse(value).data
  return stored ? readRoadmap(roadmapValues(stored)).news : {}
}

type Stored = Record<string, { state: string | null; since: string | null; link: string | null } | undefined>

/** Form values. */
export function roadmapValues(news: Stored): Record<string, string> {
  return Object.fromEntries(
    roadmapSteps.flatMap((step) =>
      roadmapParts.map((part) => [roadmapField(step, part), news[step]?.[part] ?? ""]),
    ),
  )
}
