import type { Lesson } from "#content/lesson.ts"

/** A question as it is asked: without what is right. */
export type AskedQuestion = { question: string; answers: readonly string[] }

/** The questions of a lesson with nothing beside them that tells the right answer. */
export function askQuestions({ questions }: Lesson): AskedQuestion[] {
  return questions.map(({ question, answers }) => ({ question, answers: answers.map(({ text }) => text) }))
}

export type Marking =
  | { kind: "passed" }
  /** For each question that is not answered right, why: nothing was chosen, or another answer. */
  | { kind: "open"; open: Readonly<Record<number, "missing" | "wrong">> }

/** @param chosen for each question the number of an answer, as it was posted */
export function markAnswers({ questions }: Lesson, chosen: readonly string[]): Marking {
  const open: Record<number, "missing" | "wrong"> = {}
  questions.forEach(({ answers }, index) => {
    const choice = chosen[index] ?? ""
    const answer = /^\d$/.test(choice) ? answers[Number(choice)] : undefined
    if (!answer) open[index] = "missing"
    else if (!answer.right) open[index] = "wrong"
  })
  return Object.keys(open).length === 0 ? { kind: "passed" } : { kind: "open", open }
}
