import { Form, Link, useNavigation } from "react-router"
import { pathTo } from "#app/lib/http/path-to.ts"
import { imageTypes, type StoredImage } from "#app/lib/images/image-limits.ts"
import { Picture } from "#app/lib/images/picture.tsx"
import { Button } from "#app/ui/button.tsx"
import { ErrorSummary } from "#app/ui/form/error-summary.tsx"
import { TextField } from "#app/ui/form/field.tsx"
import { SmallPictures } from "#app/ui/form/small-pictures.tsx"
import { adminArticles } from "#content/en/admin-articles.ts"
import { type EditorConfig, imageAltLimit } from "../article-form.ts"

const words = adminArticles.picturePage
const { fields, hints } = adminArticles.editor

type Props = {
  id: number
  title: string
  place: EditorConfig
  image: StoredImage | null
  imageAlt: string
  errors?: { image?: string; imageAlt?: string; failure?: string }
}

/** /admin/articles/:id/picture: a separate page, so that saves of the text do not upload a file. */
export function ArticlePicture({ id, title, place, image, imageAlt, errors = {} }: Props) {
  const busy = useNavigation().state !== "idle"
  return (
    <div className="grid max-w-2xl grid-cols-1 gap-5">
      <Link
        to={pathTo("/admin/articles/:id", { id })}
        className="inline-flex min-h-9 items-center justify-self-start text-gold-400 underline"
      >
        {words.back}
      </Link>
      <header>
        <h1 className="text-heading">{words.title}</h1>
        <p className="font-semibold wrap-anywhere">{title || adminArticles.untitled}</p>
        <p className="text-ivory-300">{words.lead}</p>
      </header>
      <ErrorSummary
        items={[
          ...(errors.failure ? [{ message: errors.failure }] : []),
          ...(errors.image ? [{ field: "image", message: errors.image }] : []),
          ...(errors.imageAlt ? [{ field: "imageAlt", message: errors.imageAlt }] : []),
        ]}
      />
      <SmallPictures>
        <Form method="post" encType="multipart/form-data" noValidate className="panel grid gap-5 p-4">
          <input type="hidden" name="editorKey" value={place.editorKey} />
          <input type="hidden" name="revision" value={place.revision} />
          <input type="hidden" name="version" value={place.version} />
          {image && (
            <figure className="grid gap-2">
              <figcaption className="font-semibold">{words.current}</figcaption>
              <Picture
                image={image}
                alt={imageAlt}
                sizes="32rem"
                className="max-h-72 w-auto max-w-full justify-self-start rounded-card"
              />
            </figure>
          )}
          <TextField
            name="image"
            type="file"
            accept={imageTypes.join()}
            label={words.file}
            hint={words.fileHint}
            error={errors.image}
            required={!image}
            className="file:me-3"
          />
          <TextField
            name="imageAlt"
            label={fields.imageAlt}
            hint={hints.imageAlt}
            error={errors.imageAlt}
            maxLength={imageAltLimit}
            defaultValue={imageAlt}
            required
          />
          <div className="flex flex-wrap gap-3">
            <Button name="intent" value="keep" variant="gold" disabled={busy}>
              {words.save}
            </Button>
            {image && (
              <Button name="intent" value="remove" variant="outline" disabled={busy}>
                {words.remove}
              </Button>
            )}
          </div>
        </Form>
      </SmallPictures>
    </div>
  )
}
