/** What a device remembers: for each lesson, by its address, the questions whose right answer was opened. */
export type Progress = Readonly<Record<string, readonly number[]>>

/** Questions of a lesson; a test of the content holds every lesson to it. */
export const questionsPerLesson = 3

/** Reads what was stored. Anything else, such as what another version left there, counts as nothing. */
export function readProgress(stored: string | null): Progress {
  try {
    const value: unknown = JSON.parse(stored ?? "{}")
    if (typeof value !== "object" || value === null) return {}
    return Object.fromEntries(
      Object.entries(value)
        .filter((entry): entry is [string, unknown[]] => Array.isArray(entry[1]))
        .map(([lesson, questions]) => [lesson, questions.filter((question) => typeof question === "number")]),
    )
  } catch {
    return {}
  }
}

/** With one more question answered right. */
export function withRight(progress: Progress, lesson: string, question: number): Progress {
  return { ...progress, [lesson]: [...new Set([...(progress[lesson] ?? []), question])].sort() }
}

/**
 * Which lesson a reader goes on with: the first one that was begun, or else the first one that is not done.
 *
 * @param lessons in their order
 * @returns "none" while nothing was answered, "all" when there is none left
 */
export function nextLesson(
  progress: Progress,
  lessons: readonly string[],
): { kind: "none" | "all" } | { kind: "lesson"; lesson: string } {
  const begun = lessons.filter((lesson) => (progress[lesson] ?? []).length > 0)
  if (begun.length === 0) return { kind: "none" }
  const open = lessons.filter((lesson) => !isDone(progress, lesson))
  const lesson = open.find((one) => begun.includes(one)) ?? open[0]
  return lesson === undefined ? { kind: "all" } : { kind: "lesson", lesson }
}

/** A lesson is done once the right answer of each of its questions was opened. */
export function isDone(progress: Progress, lesson: string): boolean {
  const right = progress[lesson] ?? []
  return Array.from({ length: questionsPerLesson }, (_, question) => question).every((one) =>
    right.includes(one),
  )
}
