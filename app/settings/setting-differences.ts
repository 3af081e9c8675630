import { timeText } from "#app/lib/text/date-text.ts"
import { format } from "#app/lib/text/format.ts"
import { adminSettings } from "#content/en/admin-settings.ts"
import { weekdayNames } from "#content/en/weekdays.ts"
import { whitepapers } from "#content/en/whitepapers.ts"
import { type RoadmapNews, type RoadmapStep, roadmap } from "#content/facts/network.ts"
import type { Announcement } from "./announcement.ts"
import { roadmapParts } from "./options.ts"
import type { WebinarSetting } from "./webinar/webinar.ts"
import { type WebinarPart, webinarParts } from "./webinar/webinar-settings.ts"

/** A changed part of a setting as text; null if empty. */
export type Difference = { label: string; before: string | null; after: string | null }

const { announcement: announcementWords, roadmap: roadmapWords } = adminSettings
const { roadmap: plan } = whitepapers

export const announcementParts = ["text", "link", "tone", "from", "until"] as const
type AnnouncementPart = (typeof announcementParts)[number]
type Change = { before: string | null; after: string | null }

export function announcementDifferences(before: Announcement, after: Announcement): Difference[] {
  return announcementParts
    .filter((part) => before[part] !== after[part])
    .map((part) => announcementDifference(part, { before: before[part], after: after[part] }))
}

/** @param change of one part, as stored */
export function announcementDifference(part: AnnouncementPart, { before, after }: Change): Difference {
  const say = (value: string | null) => {
    if (!value) return null
    if (part === "tone") return announcementWords.tones[value as Announcement["tone"]]?.label ?? value
    return part === "from" || part === "until" ? timeText(new Date(value)) : value
  }
  return { label: announcementWords[part], before: say(before), after: say(after) }
}

export function webinarDifferences(before: WebinarSetting, after: WebinarSetting): Difference[] {
  return webinarParts
    .filter((part) => before[part] !== after[part])
    .map((part) => webinarDifference(part, { before: before[part], after: after[part] }))
}

/** @param change of one part, as stored */
export function webinarDifference(part: WebinarPart, { before, after }: Change): Difference {
  const say = (value: string | null) => {
    if (part === "state") return value && adminSettings.webinar.states[value === "on" ? "on" : "off"].label
    const days: Record<string, string> = weekdayNames
    return (part === "weekday" && value ? days[value] : value) || null
  }
  return { label: adminSettings.webinar.parts[part], before: say(before), after: say(after) }
}

export function roadmapDifferences(before: RoadmapNews, after: RoadmapNews): Difference[] {
  return roadmap.flatMap(({ step }) =>
    roadmapParts
      .map((part) => ({ part, before: before[step]?.[part] ?? null, after: after[step]?.[part] ?? null }))
      .filter((change) => change.before !== change.after)
      .map(({ part, ...change }) => roadmapDifference(step, part, change)),
  )
}

/** @param change of one part of a step, as stored */
export function roadmapDifference(
  step: RoadmapStep,
  part: (typeof roadmapParts)[number],
  { before, after }: Change,
): Difference {
  const quarter = roadmap.find((stated) => stated.step === step)
  const name = format(roadmapWords.step, {
    quarter: quarter && format(plan.quarter, quarter),
    step: plan.steps[step],
  })
  const states: Record<string, string> = plan.states
  const say = (value: string | null) => (value && part === "state" ? (states[value] ?? value) : value)
  return { label: `${name}, ${roadmapWords[part]}`, before: say(before), after: say(after) }
}
