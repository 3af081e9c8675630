import { data } from "react-router"
import { adminContext } from "#app/auth/require-admin.server.ts"
import { notFound, orUnavailable } from "#app/lib/db/database-reads.server.ts"
import { cleanParagraphs } from "#app/lib/form/clean-text.ts"
import { readForm, textField } from "#app/lib/form/read-form.server.ts"
import { pathTo } from "#app/lib/http/path-to.ts"
import { readRowId } from "#app/lib/list/list-search.ts"
import { format } from "#app/lib/text/format.ts"
import { EditQueue, type RefusedReason } from "#app/listings/owner/edit/admin/edit-queue.tsx"
import { decideEdit, listWaitingEdits } from "#app/listings/owner/edit/decide-edits.server.ts"
import { noteLength } from "#app/review/options.ts"
import { services } from "#app/services.ts"
import { adminListingEdits as words } from "#content/en/admin-listing-edits.ts"
import { adminListingPictures as pictureWords } from "#content/en/admin-listing-pictures.ts"
import { site } from "#content/en/site.ts"
import { listWaitingPictures } from "../decide-pictures.server.ts"
import { handleDecision } from "../decision-request.server.ts"
import type { Route } from "./+types/listing-edits.route"
import { PictureQueue } from "./picture-queue.tsx"

export const meta: Route.MetaFunction = () => [{ title: `${words.title} | ${site.name}` }]

export async function loader({ context }: Route.LoaderArgs) {
  const { db } = context.get(services)
  return orUnavailable(async () => {
    const [edits, pictures] = await Promise.all([listWaitingEdits(db), listWaitingPictures(db)])
    return { edits, pictures }
  })
}

export async function action({ request, context }: Route.ActionArgs) {
  const { db, publicUrl, clock, flashes } = context.get(services)
  const form = await readForm(request)
  const staffContext = { by: context.get(adminContext), publicUrl, now: clock() }
  const back = pathTo("/admin/listing-edits")
  const picture = readRowId(textField(form, "picture"))
  if (picture) {
    const answer = await orUnavailable(() => handleDecision(db, picture, form, staffContext))
    if (answer.kind === "not-found") return notFound()
    if (answer.kind === "form") return data(answer.refused, 422)
    return flashes.leadTo(back, { message: answer.message, values: { name: answer.name } })
  }
  const id = readRowId(textField(form, "id")) ?? notFound()
  const intent = textField(form, "intent")
  if (intent !== "apply" && intent !== "refuse") return notFound()
  const reason = cleanParagraphs(textField(form, `reason-${id}`))
  const refuse = (error: string) => data<RefusedReason>({ id, reason, error }, 422)
  if (intent === "refuse" && reason === "") return refuse(words.reasonMissing)
  if (reason.length > noteLength) return refuse(format(words.reasonTooLong, { max: noteLength }))
  const decision =
    intent === "apply" ? ({ status: "applied" } as const) : ({ status: "refused", reason } as const)
  const outcome = await orUnavailable(() => decideEdit(db, id, decision, staffContext))
  const name = outcome.kind === "gone" ? "" : outcome.businessName
  const { title, ...message } = words.flash[outcome.kind]
  const flash = { message: { ...message, title: format(title, { name }) }, values: { name } }
  return flashes.leadTo(back, flash)
}

export default function AdminListingEdits({ loaderData, actionData }: Route.ComponentProps) {
  const { edits, pictures } = loaderData
  const refused = actionData && "picture" in actionData ? { picture: actionData } : { edit: actionData }
  return (
    <div className="grid grid-cols-1 gap-10">
      {pictures.length > 0 && (
        <a href="#waiting-pictures" className="inline-flex min-h-9 items-center text-gold-400 underline">
          {format(pictureWords.queue.jump, { count: pictures.length })}
        </a>
      )}
      <EditQueue edits={edits} refused={refused.edit} />
      <PictureQueue pictures={pictures} refused={refused.picture} />
    </div>
  )
}
