import { data } from "react-router"
import { notFound, orUnavailable } from "#app/lib/db/database-reads.server.ts"
import { secretMeta } from "#app/lib/http/page-meta.ts"
import { pathTo } from "#app/lib/http/path-to.ts"
import { withPictureForm } from "#app/lib/images/picture-form.server.ts"
import { placeOfVisitor } from "#app/lib/images/picture-places.server.ts"
import { requestFacts, services } from "#app/services.ts"
import smallPictures from "#app/ui/form/small-pictures-element.ts?worker&url"
import { listingPictures } from "#content/en/listing-pictures.ts"
import { ownerContext } from "../owner/owner-session.server.ts"
import type { Route } from "./+types/my-listing-pictures.route"
import { OwnerPictures } from "./owner-pictures.tsx"
import { handlePictures, loadPictures } from "./picture-request.server.ts"

export const meta: Route.MetaFunction = () => secretMeta(listingPictures)

export const handle = { modules: [smallPictures] }

type Context = Route.LoaderArgs["context"]

const keeperOf = (context: Context, publicId: string) => ({
  kind: "owner" as const,
  publicId,
  email: context.get(ownerContext),
})

export function loader({ params, context }: Route.LoaderArgs) {
  const app = context.get(services)
  return orUnavailable(async () => {
    const { listing, pictures } = (await loadPictures(app, keeperOf(context, params.publicId))) ?? notFound()
    const { publicId, businessName, status } = listing
    return { listing: { publicId, businessName, status }, pictures }
  })
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const app = context.get(services)
  const { publicId } = params
  const place = placeOfVisitor(context.get(requestFacts).limitGroup)
  return withPictureForm(request, "image", place, async (sent) => {
    const parts = { ...app, now: app.clock() }
    const answer = await orUnavailable(() => handlePictures(parts, keeperOf(context, publicId), sent))
    if (answer.kind === "not-found") return notFound()
    if (answer.kind === "form") return data(answer.state, 422)
    const back = pathTo("/my-listings/:publicId/pictures", { publicId })
    return app.flashes.leadTo(back, { message: answer.message, values: { name: answer.name } })
  })
}

export default function MyListingPictures({ loaderData, actionData }: Route.ComponentProps) {
  return <OwnerPictures {...loaderData} state={actionData} />
}
