import type { FieldConstraints } from "#app/platform/form/parse-form.ts"
import { imageLimits, imageTypes } from "#app/platform/images/image-limits.ts"
import { Button } from "#app/ui/button.tsx"
import { ErrorSummary } from "#app/ui/error-summary.tsx"
import { SelectField, TextArea, TextField } from "#app/ui/field.tsx"
import { formMessages } from "#content/en/forms.ts"
import { storyContent } from "#content/en/stories.ts"
import { storyCategories } from "./options.ts"
import type { StoryField, StoryState } from "./story-schema.ts"

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "story-form": React.HTMLAttributes<HTMLElement>
    }
  }
}

const { form: words, failures, pictureErrors } = storyContent
const { fields, hints } = words

/** One transparent pixel: an image needs a source, also before a picture is chosen. */
const blankPicture = "data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA="

export type StoryFormProps = { constraints: Record<string, FieldConstraints>; state: StoryState }

/** The form at /community/story and in the panel at /community. What is missing is said in our words, by us. */
export function StoryForm({ constraints, state }: StoryFormProps) {
  const { values, errors, failure, token, submissionKey } = state
  const field = (name: keyof StoryState["values"]) => ({
    name,
    ...constraints[name],
    options: undefined,
    label: fields[name],
    error: errors[name],
    defaultValue: values[name],
  })
  const messages = (Object.entries(errors) as [StoryField, string][]).map(([name, message]) => ({
    field: name,
    message: `${fields[name]}: ${message}`,
  }))
  return (
    <story-form
      className="grid gap-5"
      data-missing={failures.missing}
      data-failed={failures.failed}
      data-required={formMessages.required}
    >
      <ErrorSummary items={[...(failure ? [{ message: failure }] : []), ...messages]} />
      <p data-message role="alert" hidden className="panel border-s-4 border-s-ember p-4 font-semibold" />
      <form
        method="post"
        action="/community/story"
        encType="multipart/form-data"
        noValidate
        className="grid gap-5"
      >
        <input type="hidden" name="token" value={token} />
        <input type="hidden" name="submissionKey" value={submissionKey} />
        <p className="visually-hidden" aria-hidden="true">
          <label htmlFor="leave_blank">{words.honeypot}</label>
          <input id="leave_blank" name="leave_blank" tabIndex={-1} autoComplete="off" />
        </p>
        <TextField {...field("name")} hint={hints.name} autoComplete="name" required />
        <TextField {...field("email")} hint={hints.email} autoComplete="email" required />
        <TextField {...field("title")} required />
        <SelectField {...field("category")} empty={words.chooseCategory} options={storyCategories} required />
        <TextArea {...field("story")} hint={hints.story} rows={8} required />
        <TextField {...field("location")} hint={hints.location} />
        <PictureField state={state} />
        <TextField {...field("imageAlt")} hint={hints.imageAlt} />
        <Button variant="gold" size="lg" data-sending={words.sending} className="justify-self-start">
          {words.submit}
        </Button>
      </form>
    </story-form>
  )
}

/** The file, what it looks like once it is chosen, and the way to take it back. */
function PictureField({ state: { errors, picture } }: { state: StoryState }) {
  const { remove, removeKept, preview, kept } = words.picture
  return (
    <div className="grid gap-3">
      <TextField
        name="image"
        type="file"
        accept={imageTypes.join()}
        label={fields.image}
        hint={hints.image}
        error={errors.image}
        data-max-bytes={imageLimits.bytes}
        data-too-large={pictureErrors["too-large"]}
        data-wrong-type={pictureErrors["wrong-type"]}
        className="file:me-3"
      />
      <p data-picture-error role="alert" hidden className="font-semibold text-ember-text" />
      {/* With script: whatever picture will be sent. Without: the one that the server has kept. */}
      <div data-preview hidden={!picture} className="grid justify-items-start gap-2">
        {picture && (
          <>
            <input type="hidden" name="keptPicture" value={picture.reference} />
            <p data-kept>{kept}</p>
          </>
        )}
        <img
          src={picture?.preview ?? blankPicture}
          alt={preview}
          hidden={!picture?.preview}
          className="max-h-64 w-auto max-w-full rounded-card"
        />
        <Button type="button" variant="outline" data-remove hidden>
          {remove}
        </Button>
        {picture && (
          <noscript>
            <label className="flex min-h-11 items-center gap-3">
              <input type="checkbox" name="removePicture" className="size-5 accent-gold-500" />
              {removeKept}
            </label>
          </noscript>
        )}
      </div>
    </div>
  )
}
