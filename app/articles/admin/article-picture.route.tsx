import { randomUUID } from "node:crypto"
import { data, redirect } from "react-router"
import { adminContext } from "#app/auth/require-admin.server.ts"
import { notFound, orUnavailable } from "#app/lib/db/database-reads.server.ts"
import { cleanLine, controlCharacters } from "#app/lib/form/clean-text.ts"
import { textField } from "#app/lib/form/read-form.server.ts"
import { pathTo } from "#app/lib/http/path-to.ts"
import { withPictureForm } from "#app/lib/images/picture-form.server.ts"
import { placeOfStaff } from "#app/lib/images/picture-places.server.ts"
import { receivePicture } from "#app/lib/images/receive-picture.server.ts"
import { readRowId } from "#app/lib/list/list-search.ts"
import { format } from "#app/lib/text/format.ts"
import { services } from "#app/services.ts"
import { adminArticles } from "#content/en/admin-articles.ts"
import { flashMessages } from "#content/en/flash.ts"
import { formMessages } from "#content/en/forms.ts"
import { pictureContent } from "#content/en/pictures.ts"
import { site } from "#content/en/site.ts"
import { imageAltLimit } from "../article-form.ts"
import { readPlace } from "../text/article-values.server.ts"
import type { Route } from "./+types/article-picture.route"
import { ArticlePicture } from "./admin-picture.tsx"
import * as drafts from "./drafts.server.ts"
import { openEditor } from "./editor-state.server.ts"

const words = adminArticles.picturePage

export const meta: Route.MetaFunction = () => [{ title: `${words.title} | ${site.name}` }]

export function loader({ params, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(services)
  const id = readRowId(params.id) ?? notFound()
  const view = { now: clock(), zone: null, reader: context.get(adminContext), editorKey: randomUUID() }
  return orUnavailable(async () => {
    const { values, place, facts } = (await openEditor(db, id, view)) ?? notFound()
    return { id, title: values.title, place, image: facts.image, imageAlt: values.imageAlt }
  })
}

/** A picture belongs to the draft until the article is saved; before that only staff can see it. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { db, files, clock } = context.get(services)
  const id = readRowId(params.id) ?? notFound()
  const writer = { by: context.get(adminContext), now: clock() }
  return withPictureForm(request, "image", placeOfStaff, async ({ form, picture }) => {
    const place = readPlace(form)
    const imageAlt = cleanLine(textField(form, "imageAlt"))
    const refuse = (status: number, errors: { image?: string; imageAlt?: string; failure?: string }) =>
      data({ imageAlt, errors }, { status })
    const keep = async (imageId: string | null | undefined) => {
      const change = { imageId, imageAlt: imageId === null ? "" : imageAlt }
      const outcome = await orUnavailable(() => drafts.keepDraft(db, id, change, place, writer))
      if (outcome.kind === "not-found") return notFound()
      if (outcome.kind === "deleted") return refuse(409, { failure: adminArticles.editor.deleted.failure })
      if (outcome.kind === "newer")
        return refuse(409, { failure: flashMessages["article-draft-newer"]?.title })
      return redirect(pathTo("/admin/articles/:id", { id }), 303)
    }
    if (textField(form, "intent") === "remove") return keep(null)

    const errors: { image?: string; imageAlt?: string } = {}
    if (!imageAlt) errors.imageAlt = adminArticles.editor.errors.imageAlt
    else if (controlCharacters.test(imageAlt)) errors.imageAlt = formMessages.controlCharacters
    else if (imageAlt.length > imageAltLimit)
      errors.imageAlt = format(formMessages.tooLong, { max: imageAltLimit })
    if (picture && "problem" in picture) errors.image = pictureContent.problems[picture.problem]
    const view = { now: writer.now, zone: null, reader: writer.by, editorKey: place.editorKey }
    const article = (await orUnavailable(() => openEditor(db, id, view))) ?? notFound()
    if (!picture && !article.facts.image) errors.image = words.errors.missing
    if (errors.image || errors.imageAlt) return refuse(422, errors)
    if (!picture || "problem" in picture) return keep(undefined)
    const stored = await orUnavailable(() => receivePicture({ db, files, now: writer.now }, picture))
    return "error" in stored ? refuse(422, { image: stored.error }) : keep(stored.id)
  })
}

export default function AdminArticlePicture({ loaderData, actionData }: Route.ComponentProps) {
  const typed = actionData && { imageAlt: actionData.imageAlt, errors: actionData.errors }
  return <ArticlePicture {...loaderData} {...typed} />
}
