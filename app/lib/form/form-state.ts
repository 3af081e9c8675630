import type { FieldErrors } from "./parse-form.ts"

/** What a form says above its fields. */
export type FormNotice = { tone: "error" | "info"; title: string; text?: string }

/** What a form shows: of a post that was not accepted, or of none yet. */
export type FormState<Values, Field extends string = keyof Values & string> = {
  values: Values
  errors: FieldErrors<Field>
  /** Why it was not accepted, where that is not said beside a field alone. */
  notice?: FormNotice
  /** Proves that we rendered the form, and when (form-token.server.ts). */
  token: string
  /** Carried from post to post: the form stays the same one, however often it is sent. */
  submissionKey: string
}

/** A form of one button that a message carries. @property action where it is posted, on this site */
export type MessageAction = { action: string; label: string; fields: Record<string, string> }
