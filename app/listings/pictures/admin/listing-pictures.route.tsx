import { data } from "react-router"
import { adminContext } from "#app/auth/require-admin.server.ts"
import { notFound, orUnavailable } from "#app/lib/db/database-reads.server.ts"
import { pathTo } from "#app/lib/http/path-to.ts"
import { withPictureForm } from "#app/lib/images/picture-form.server.ts"
import { placeOfStaff } from "#app/lib/images/picture-places.server.ts"
import { readRowId } from "#app/lib/list/list-search.ts"
import { format } from "#app/lib/text/format.ts"
import { services } from "#app/services.ts"
import { adminListingPictures as words } from "#content/en/admin-listing-pictures.ts"
import { site } from "#content/en/site.ts"
import { handlePictures, loadPictures } from "../picture-request.server.ts"
import type { Route } from "./+types/listing-pictures.route"
import { AdminPictures } from "./admin-pictures.tsx"

export const meta: Route.MetaFunction = ({ loaderData }) => {
  const title = loaderData ? format(words.title, { name: loaderData.listing.businessName }) : words.titleAlone
  return [{ title: `${title} | ${site.name}` }]
}

const keeperOf = (context: Route.LoaderArgs["context"], id: string | undefined) => ({
  kind: "staff" as const,
  id: readRowId(id) ?? notFound(),
  by: context.get(adminContext),
})

export function loader({ params, context }: Route.LoaderArgs) {
  const app = context.get(services)
  const keeper = keeperOf(context, params.id)
  return orUnavailable(async () => {
    const { listing, pictures } = (await loadPictures(app, keeper)) ?? notFound()
    const { id, businessName, status } = listing
    return { listing: { id, businessName, status }, pictures }
  })
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const app = context.get(services)
  const keeper = keeperOf(context, params.id)
  return withPictureForm(request, "image", placeOfStaff, async (sent) => {
    const answer = await orUnavailable(() => handlePictures({ ...app, now: app.clock() }, keeper, sent))
    if (answer.kind === "not-found") return notFound()
    if (answer.kind === "form") return data(answer.state, 422)
    const back = pathTo("/admin/listings/:id/pictures", { id: keeper.id })
    return app.flashes.leadTo(back, { message: answer.message, values: { name: answer.name } })
  })
}

export default function AdminListingPictures({ loaderData, actionData }: Route.ComponentProps) {
  return <AdminPictures {...loaderData} state={actionData} />
}
