/** Metadata of a lesson, in any language; its body is the MDX file of the same name. */
export type Lesson = {
  slug: string
  title: string
  /** For its card: at most 90 characters. */
  summary: string
  /** For search engines: 80 to 155 characters. */
  description: string
  recap: readonly string[]
  questions: readonly Question[]
}

/** A self-check question: exactly one answer is right, and each has an explanation. */
type Question = {
  question: string
  answers: readonly { text: string; right: boolean; because: string }[]
}
