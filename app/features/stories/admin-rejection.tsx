import { Form, Link, useNavigation } from "react-router"
import type { FieldConstraints, FieldErrors } from "#app/platform/form/parse-form.ts"
import { Button } from "#app/ui/button.tsx"
import { TextArea } from "#app/ui/field.tsx"
import { useKeptForm } from "#app/ui/use-kept-form.ts"
import { adminSubmissions } from "#content/en/admin-submissions.ts"

const words = adminSubmissions.rejection

type Props = {
  /** The stories that would be rejected. */
  stories: { id: number; title: string }[]
  /** Where the person came from. */
  back: string
  constraints: Record<string, FieldConstraints>
  values?: { reason: string }
  errors?: FieldErrors
}

/** Asks once more before a story is rejected, and for the reason its sender will read. */
export function RejectionForm({ stories, back, constraints, values, errors }: Props) {
  const busy = useNavigation().state !== "idle"
  const form = useKeptForm(`reject ${stories.map(({ id }) => id)}`)
  const isOne = stories.length === 1
  return (
    <Form ref={form} method="post" className="panel grid max-w-xl grid-cols-1 gap-4 p-5">
      <h1 className="font-sans text-xl font-bold">{isOne ? words.confirm : words.confirmMany}</h1>
      <ul className="grid gap-1 font-semibold">
        {stories.map(({ id, title }) => (
          <li key={id} className="wrap-anywhere">
            <input type="hidden" name="ids" value={id} />
            {title}
          </li>
        ))}
      </ul>
      <TextArea
        name="reason"
        label={words.reason}
        hint={words.reasonHint}
        error={errors?.reason}
        maxLength={constraints.reason?.maxLength}
        defaultValue={values?.reason}
      />
      <div className="flex flex-wrap gap-3">
        <Button variant="destructive" disabled={busy}>
          {isOne ? words.submit : words.submitMany}
        </Button>
        <Link
          to={back}
          className="inline-flex min-h-11 items-center rounded-control px-5 font-semibold hover:bg-ink-800"
        >
          {words.cancel}
        </Link>
      </div>
    </Form>
  )
}
