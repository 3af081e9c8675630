import type { FieldConstraints } from "#app/lib/form/parse-form.ts"
import { pathTo } from "#app/lib/http/path-to.ts"
import { imageLimits, imageTypes } from "#app/lib/images/image-limits.ts"
import { optionsOf } from "#app/lib/text/codes.ts"
import { textCategoryWords } from "#app/lib/text/text-categories.ts"
import { Button } from "#app/ui/button.tsx"
import { ErrorSummary } from "#app/ui/form/error-summary.tsx"
import { SelectField, TextArea, TextField } from "#app/ui/form/field.tsx"
import { FormGuards } from "#app/ui/form/form-guards.tsx"
import { SecretWarning } from "#app/ui/form/secret-warning.tsx"
import { SendingForm } from "#app/ui/form/sending-form.tsx"
import { SmallPictures } from "#app/ui/form/small-pictures.tsx"
import { formMessages } from "#content/en/forms.ts"
import { textCategoryLabels } from "#content/en/labels.ts"
import { pictureContent } from "#content/en/pictures.ts"
import { storyContent } from "#content/en/stories.ts"
import type { StoryField, StoryState } from "./story-schema.ts"

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "story-form": React.HTMLAttributes<HTMLElement>
    }
  }
}

const { form: words, failures } = storyContent
const { problems } = pictureContent
const { fields, hints } = words

/** One transparent pixel: an image needs a source before a picture is chosen. */
const blankPicture = "data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA="

export type StoryFormProps = { constraints: Record<string, FieldConstraints>; state: StoryState }

/** The form at /community/story and in the panel at /community. Missing fields are reported in our own messages. */
export function StoryForm({ constraints, state }: StoryFormProps) {
  const { values, errors, notice, token, submissionKey } = state
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
    <SecretWarning>
      <SendingForm done={pathTo("/community")} failed={failures.failed}>
        <SmallPictures>
          <story-form
            className="grid gap-5"
            data-missing={failures.missing}
            data-required={formMessages.required}
          >
            <ErrorSummary items={[...(notice ? [{ message: notice.title }] : []), ...messages]} />
            <p
              data-message
              role="alert"
              hidden
              className="panel border-s-4 border-s-ember p-4 font-semibold"
            />
            <form
              method="post"
              action={pathTo("/community/story")}
              encType="multipart/form-data"
              noValidate
              className="grid gap-5"
            >
              <FormGuards {...{ token, submissionKey }} />
              <TextField {...field("name")} hint={hints.name} autoComplete="name" required />
              <TextField {...field("email")} hint={hints.email} autoComplete="email" required />
              <TextField {...field("title")} required />
              <SelectField
                {...field("category")}
                empty={words.chooseCategory}
                options={optionsOf(textCategoryWords, textCategoryLabels)}
                required
              />
              <TextArea {...field("story")} hint={hints.story} rows={8} required />
              <TextField {...field("location")} hint={hints.location} />
              <PictureField state={state} />
              <TextField {...field("imageAlt")} hint={hints.imageAlt} />
              <Button variant="gold" size="lg" className="justify-self-start">
                {words.submit}
              </Button>
            </form>
          </story-form>
        </SmallPictures>
      </SendingForm>
    </SecretWarning>
  )
}

/** File input with preview and a button to remove the picture. */
function PictureField({ state: { errors, picture } }: { state: StoryState }) {
  const { remove, removeKept, preview, kept, without } = words.picture
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
        data-too-large={problems["too-large"]}
        data-wrong-type={problems["wrong-type"]}
        data-heic={problems.heic}
        className="file:me-3"
      />
      <div data-picture-problem hidden className="grid justify-items-start gap-2">
        <p id="image-problem" role="alert" className="font-semibold text-ember-text" />
        <Button type="button" variant="outline" data-without aria-describedby="image-problem">
          {without}
        </Button>
      </div>
      {/* With script: the picture that will be sent. Without: the one that the server has stored. */}
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
