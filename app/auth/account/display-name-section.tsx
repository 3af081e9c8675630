import { TextField } from "#app/ui/form/field.tsx"
import { SubmitForm } from "#app/ui/form/submit-form.tsx"
import { accountContent } from "#content/en/admin-account.ts"
import { displayNameLength } from "../accounts/options.ts"

const words = accountContent.account.displayName

/** The author name above the articles of this person. @param value null if not chosen yet */
export function DisplayNameSection({ value, error }: { value: string | null; error?: string }) {
  return (
    <section aria-labelledby="display-name" className="panel grid gap-3 p-5">
      <h2 id="display-name" className="font-sans text-lg font-bold">
        {words.title}
      </h2>
      <p className="measure text-ivory-300">{words.text}</p>
      <SubmitForm
        refused={error ? { errors: { displayName: error } } : undefined}
        layout="grid max-w-md gap-3"
        name="intent"
        value="display-name"
        variant="secondary"
        className="justify-self-start"
        submit={words.save}
      >
        <TextField
          name="displayName"
          label={words.label}
          autoComplete="name"
          maxLength={displayNameLength}
          defaultValue={value ?? ""}
          error={error}
          required
        />
      </SubmitForm>
    </section>
  )
}
