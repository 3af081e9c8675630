import { randomUUID } from "node:crypto"
import type { z } from "zod"
import { walletSecret } from "#content/en/wallet-secret.ts"
import type { Secrets } from "../secrets/secrets.server.ts"
import type { Clock } from "../time/clock.ts"
import type { FormState } from "./form-state.ts"
import { issueFormToken } from "./form-token.server.ts"
import { checkValues, type FieldErrors, type FormValues, readValues } from "./parse-form.ts"

/** A sentence, or one with what follows from it below. */
export type Said = string | { title: string; text: string }

/** What a command gets of a post, or what is wrong with its fields. */
export type Checked<Data, Field extends string> = { data: Data } | { errors: FieldErrors<Field>; said?: Said }

/** A post as it was read. Its check runs within the gate, which answers for what fails there. */
export type Reading<Values, Data, Field extends string> = {
  values: Values
  check(): Checked<Data, Field> | Promise<Checked<Data, Field>>
}

/** What the gate has to know of a form (CONTRIBUTING.md, point 5). Words are read when a post comes. */
export type PublicForm<Values, Data, Field extends string = keyof Values & string> = {
  /** Names it in its tokens and counters. */
  name: string
  /** What the log calls a post that failed, such as 'contact.failed'. */
  event: string
  /** `fromSchema`, for a form whose schema says everything. */
  read(posted: FormData): Reading<Values, Data, Field>
  /** What was sent besides the values, such as the digest of a file: a part of what makes two posts the same. */
  alsoSent?: string
  /**
   * Posts in so many seconds. Whole neighbourhoods share one address behind carrier-grade NAT, so its limit, past which a
   * post is refused, must be generous. Past the one for everybody nobody is refused: a few dozen addresses are enough to
   * reach it, and would close the form to all others.
   */
  limits: { seconds: number; address: number; everybody: number }
  /**
   * For a form that no staff read. What looks automated, or comes from a page that showed another consent than today's, is
   * sent back with one button to press. All other forms take such a post and mark it for the staff, and nobody is mailed
   * before they have cleared it.
   */
  asks?(): { again: string; consent: string }
  /**
   * Whether the post comes from a page that is rendered once and kept for everybody, which can hold no token. In its place
   * counts what the browser says by itself: that a page of ours sent the form. A script can say so as well; against scripts
   * stand the limits.
   */
  isOnCachedPage?(posted: FormData): boolean
  /** What is said while something we stand on is away (503), and of an error of ours (500). */
  words(): { unavailable: Said; failed: Said }
  /** What a form says of other failures, by their error. */
  failureOf?(error: unknown): { status: number; said: Said } | undefined
}

/** A form that nobody has sent yet. */
export function openForm<Values, Data, Field extends string>(
  form: PublicForm<Values, Data, Field>,
  { secrets, clock }: { secrets: Secrets; clock: Clock },
): FormState<Values, Field> {
  const { values } = form.read(new FormData())
  const token = issueFormToken(secrets, form.name, clock())
  return { values, errors: {}, token, submissionKey: randomUUID() }
}

type OwnWords<Field extends string> = {
  /** Of a field that is empty and must not be; of one that is wrong in any way. */
  missing?: Partial<Record<Field, string>>
  wrong?: Partial<Record<Field, string>>
  /** Above the form, when something is missing; when nothing is, and something is wrong. */
  someMissing?: string
  someWrong?: string
}

/** Reads a form whose schema says everything. @param words its own sentences, instead of those of content/en/forms.ts */
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
        // No form has words of its own for a secret.
        if (message === walletSecret.found) return message
        return (isEmpty(field) ? missing?.[field] : undefined) ?? wrong?.[field] ?? message
      }
      const errors = Object.fromEntries(found.map(([field, message]) => [field, messageFor(field, message)]))
      return { errors: errors as FieldErrors<Field>, said }
    }
    return { values, check }
  }
}
