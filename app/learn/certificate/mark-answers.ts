import type { Lesson } from "#content/lesson.ts"

/** A question without its solution. */
export type AskedQuestion = { question: string; answers: readonly string[] }

/** Questions of a lesson without anything that reveals the right answer. */
export function askQuestions({ questions }: Lesson): AskedQuestion[] {
  return questions.map(({ question, answers }) => ({ question, answers: answers.map(({ text }) => text) }))
}

export type Marking =
  | { kind: "passed" }
  /** Questions not answered correctly, by index: no answer or a wrong one. */
  | { kind: "open"; open: Readonly<Record<number, "missing" | "wrong">> }

/** @param chosen index of the chosen answer per question, as posted */
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
