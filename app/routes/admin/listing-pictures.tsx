import { data } from "react-router"
import { adminContext } from "#app/features/back-office/require-admin.server.ts"
import { AdminPictures } from "#app/features/listing-pictures/admin-pictures.tsx"
import { handlePictures, loadPictures } from "#app/features/listing-pictures/picture-request.server.ts"
import { notFound, orUnavailable } from "#app/platform/database/database-reads.server.ts"
import { fill } from "#app/platform/fill.ts"
import { withPictureForm } from "#app/platform/images/picture-form.server.ts"
import { placeOfStaff } from "#app/platform/images/picture-places.server.ts"
import { readRowId } from "#app/platform/list/list-search.ts"
import { pathTo } from "#app/platform/path-to.ts"
import { services } from "#app/services.ts"
import { adminListingPictures as words } from "#content/en/admin-listing-pictures.ts"
import { site } from "#content/en/site.ts"
import type { Route } from "./+types/listing-pictures"

export const meta: Route.MetaFunction = ({ loaderData }) => {
  const title = loaderData ? fill(words.title, { name: loaderData.listing.businessName }) : words.titleAlone
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
