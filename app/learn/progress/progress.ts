/** Progress stored on the device: per lesson path, the questions whose right answer was opened. */
export type Progress = Readonly<Record<string, readonly number[]>>

/** Questions per lesson; a content test checks every lesson. */
export const questionsPerLesson = 3

/** Parses stored progress. Invalid data, for example from another version, is ignored. */
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

/** Progress with one more question answered correctly. */
export function withRight(progress: Progress, lesson: string, question: number): Progress {
  return { ...progress, [lesson]: [...new Set([...(progress[lesson] ?? []), question])].sort() }
}

/**
 * The next lesson: the first one that was started, otherwise the first unfinished one.
 *
 * @param lessons in order
 * @returns "none" before any answer, "all" if none is left
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

/** Whether the right answer of each question was opened. */
export function isDone(progress: Progress, lesson: string): boolean {
  const right = progress[lesson] ?? []
  return Array.from({ length: questionsPerLesson }, (_, question) => question).every((one) =>
    right.includes(one),
  )
}
