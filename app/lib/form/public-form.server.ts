import { randomUUID } from "node:crypto"
import type { z } from "zod"
import { walletSecret } from "#content/en/wallet-secret.ts"
import type { Secrets } from "../secrets/secrets.server.ts"
import type { Clock } from "../time/clock.ts"
import type { FormState } from "./form-state.ts"
import { issueFormToken } from "./form-token.server.ts"
import { checkValues, type FieldErrors, type FormValues, readValues } from "./parse-form.ts"

/** One sentence, or a title with text below. */
export type Said = string | { title: string; text: string }

/** The data for the command, or the field errors. */
export type Checked<Data, Field extends string> = { data: Data } | { errors: FieldErrors<Field>; said?: Said }

/** A parsed post. Its check runs inside the form guard, which handles its failures. */
export type Reading<Values, Data, Field extends string> = {
  values: Values
  check(): Checked<Data, Field> | Promise<Checked<Data, Field>>
}

/** What the form guard needs to know about a form (CONTRIBUTING.md, point 5). Messages are read when a post comes. */
export type PublicForm<Values, Data, Field extends string = keyof Values & string> = {
  /** Names the form in its tokens and rate limits. */
  name: string
  /** The log event of a failed post, such as 'contact.failed'. */
  event: string
  /** `fromSchema`, for a form whose schema has all checks. */
  read(posted: FormData): Reading<Values, Data, Field>
  /** Data sent besides the values, such as the digest of a file: part of what makes two posts the same. */
  alsoSent?: string
  /**
   * Posts per window. Whole neighborhoods share one address behind carrier-grade NAT, so the limit per address, which refuses
   * posts, must be generous. The limit for all visitors refuses none: a few dozen addresses are enough to reach it, and would
   * close the form to everyone else.
   */
  limits: { seconds: number; address: number; everybody: number }
  /**
   * For a form that no staff read. A post that looks automated, or comes from a page with an older consent text, is sent back
   * with one button to press. All other forms accept such a post and flag it for staff, and no mail is sent until staff have
   * cleared it.
   */
  asks?(): { again: string; consent: string }
  /**
   * Whether the post comes from a cached page, which can hold no token. The browser's same-origin header counts instead. A
   * script can fake it; the rate limits protect against scripts.
   */
  isOnCachedPage?(posted: FormData): boolean
  /** The messages while a service we depend on is unavailable (503), and for an internal error (500). */
  words(): { unavailable: Said; failed: Said }
  /** Returns the message for other errors. */
  failureOf?(error: unknown): { status: number; said: Said } | undefined
}

/** Returns the state of a new form. */
export function openForm<Values, Data, Field extends string>(
  form: PublicForm<Values, Data, Field>,
  { secrets, clock }: { secrets: Secrets; clock: Clock },
): FormState<Values, Field> {
  const { values } = form.read(new FormData())
  const token = issueFormToken(secrets, form.name, clock())
  return { values, errors: {}, token, submissionKey: randomUUID() }
}

type OwnWords<Field extends string> = {
  /** The messages for an empty required field, and for an invalid field. */
  missing?: Partial<Record<Field, string>>
  wrong?: Partial<Record<Field, string>>
  /** The messages above the form: for a missing field; for an invalid field when none is missing. */
  someMissing?: string
  someWrong?: string
}

/** Reads a form whose schema has all checks. @param words messages that replace those of content/en/forms.ts */
export function fromSchema<Schema extends z.ZodObject>(
  schema: Schema,
  words: () => OwnWords<keyof FormValues<Schema>> = () => ({}),
) {
  type Field = keyof FormValues<Schema>
  return (posted: FormData): Reading<FormValues<Schema>, z.output<Schema>, Field> => {
    const values = readValues(schema, posted)
    const check = (): Checked<z.output<Schema>, Field> => {
      const checked = checkValues(schema, values)
      if (!checked.errors) return { data: checked.data }
      const { missing, wrong, someMissing, someWrong } = words()
      const found = Object.entries(checked.errors) as [Field, string][]
      const isEmpty = (field: Field) => values[field] === ""
      const said = found.some(([field]) => isEmpty(field)) ? someMissing : someWrong
      const messageFor = (field: Field, message: string) => {
        // The message about a wallet secret is never replaced.
        if (message === walletSecret.found) return message
        return (isEmpty(field) ? missing?.[field] : undefined) ?? wrong?.[field] ?? message
      }
      const errors = Object.fromEntries(found.map(([field, message]) => [field, messageFor(field, message)]))
      return { errors: errors as FieldErrors<Field>, said }
    }
    return { values, check }
  }
}
