import type { FieldErrors } from "./parse-form.ts"

/** The notice above the fields of a form. */
export type FormNotice = { tone: "error" | "info"; title: string; text?: string }

/** The state of a form: of a rejected post, or of a new form. */
export type FormState<Values, Field extends string = keyof Values & string> = {
  values: Values
  errors: FieldErrors<Field>
  /** Why the post was rejected, where a field error does not say it. */
  notice?: FormNotice
  /** Proves that we rendered the form, and when (form-token.server.ts). */
  token: string
  /** Stays the same from post to post, so that a form sent again is recognized. */
  submissionKey: string
}

/** A form of one button in a message. @property action the path of the post, on this site */
export type MessageAction = { action: string; label: string; fields: Record<string, string> }
