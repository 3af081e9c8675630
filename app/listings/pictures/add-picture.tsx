import { imageTypes, type KeptPicture } from "#app/lib/images/image-limits.ts"
import { format } from "#app/lib/text/format.ts"
import { Button } from "#app/ui/button.tsx"
import { CheckboxField, TextField } from "#app/ui/form/field.tsx"
import { SmallPictures } from "#app/ui/form/small-pictures.tsx"
import { listingPictures } from "#content/en/listing-pictures.ts"
import { mostPictures, pictureAltLength } from "../listing/listing-options.ts"
import type { PicturesState } from "./picture-request.server.ts"

const words = listingPictures.add

/** The form to add a picture, while the limit is not reached. A refused form is shown again with its values and picture. */
export function AddPicture({ hasRoom, state }: { hasRoom: boolean; state?: PicturesState }) {
  const errors = state?.errors ?? {}
  if (!hasRoom && !errors.image)
    return <p className="panel p-5 text-ivory-300">{format(words.full, { most: mostPictures })}</p>
  return (
    <SmallPictures>
      <form
        method="post"
        encType="multipart/form-data"
        noValidate
        aria-labelledby="add"
        className="panel grid gap-5 p-5"
      >
        <h2 id="add" className="text-heading">
          {words.heading}
        </h2>
        {state?.kept && <Kept {...state.kept} />}
        <TextField
          name="image"
          type="file"
          accept={imageTypes.join()}
          label={words.file}
          hint={words.fileHint}
          error={errors.image}
          required={!state?.kept}
          className="file:me-3"
        />
        <TextField
          name="alt"
          label={words.alt}
          hint={words.altHint}
          error={errors.alt}
          defaultValue={state?.values.alt}
          maxLength={pictureAltLength}
          required
        />
        <CheckboxField
          name="consent"
          label={words.consent}
          error={errors.consent}
          defaultChecked={state?.consent}
          required
        />
        <Button name="intent" value="add" variant="gold" size="lg" className="justify-self-start">
          {words.submit}
        </Button>
      </form>
    </SmallPictures>
  )
}

function Kept({ reference, preview }: KeptPicture) {
  return (
    <div className="grid justify-items-start gap-2">
      <input type="hidden" name="keptPicture" value={reference} />
      <p>{words.kept}</p>
      {preview && (
        <img src={preview} alt={words.keptAlt} className="max-h-64 w-auto max-w-full rounded-card" />
      )}
    </div>
  )
}

/** Errors of the forms for the summary at the top of the page. */
export function problemsOf(state: PicturesState | undefined): { field: string; message: string }[] {
  return Object.entries(state?.errors ?? {}).map(([field, message]) => ({ field, message }))
}
