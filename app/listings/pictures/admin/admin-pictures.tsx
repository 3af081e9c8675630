import { Link } from "react-router"
import { pathTo } from "#app/lib/http/path-to.ts"
import { format } from "#app/lib/text/format.ts"
import { mostPictures } from "#app/listings/listing/listing-options.ts"
import { ErrorSummary } from "#app/ui/form/error-summary.tsx"
import { adminListingPictures as words } from "#content/en/admin-listing-pictures.ts"
import { AddPicture, problemsOf } from "../add-picture.tsx"
import type { KeptListing } from "../keeper.server.ts"
import { PictureList } from "../picture-list.tsx"
import type { PicturesState, ShownPicture } from "../picture-request.server.ts"

type Props = {
  listing: Pick<KeptListing, "id" | "businessName" | "status">
  pictures: ShownPicture[]
  state?: PicturesState
}

const gold = "inline-flex min-h-9 items-center justify-self-start text-gold-400 underline"

/** /admin/listings/:id/pictures: same actions as the owner's page; pictures that staff add are public at once. */
export function AdminPictures({ listing: { id, businessName, status }, pictures, state }: Props) {
  const placed = pictures.filter(({ place }) => place !== null).length
  const waits = pictures.some((picture) => picture.status === "waiting")
  return (
    <div className="grid max-w-3xl grid-cols-1 gap-5">
      <Link to={pathTo("/admin/listings/:id", { id })} className={gold}>
        {words.back}
      </Link>
      <h1 className="text-heading wrap-anywhere">{format(words.title, { name: businessName })}</h1>
      <p className="measure text-ivory-300">{words.lead}</p>
      {waits && (
        <Link to={pathTo("/admin/listing-edits")} className={gold}>
          {words.queue.heading}
        </Link>
      )}
      <ErrorSummary items={problemsOf(state)} />
      <PictureList {...{ pictures, state }} isListed={status === "listed"} forStaff />
      <AddPicture hasRoom={placed < mostPictures} state={state} />
    </div>
  )
}
