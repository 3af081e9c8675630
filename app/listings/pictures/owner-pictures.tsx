import { pathTo } from "#app/lib/http/path-to.ts"
import { format } from "#app/lib/text/format.ts"
import { ErrorSummary } from "#app/ui/form/error-summary.tsx"
import { BackTo } from "#app/ui/page/back-to.tsx"
import { listingPictures as words } from "#content/en/listing-pictures.ts"
import { mostPictures } from "../listing/listing-options.ts"
import { AddPicture, problemsOf } from "./add-picture.tsx"
import type { KeptListing } from "./keeper.server.ts"
import { PictureList } from "./picture-list.tsx"
import type { PicturesState, ShownPicture } from "./picture-request.server.ts"

type Props = {
  listing: Pick<KeptListing, "publicId" | "businessName" | "status">
  pictures: ShownPicture[]
  state?: PicturesState
}

/** /my-listings/:publicId/pictures */
export function OwnerPictures({ listing: { publicId, businessName, status }, pictures, state }: Props) {
  const placed = pictures.filter(({ place }) => place !== null).length
  return (
    <div className="page-width grid max-w-3xl gap-6 py-8 lg:py-14">
      <BackTo href={pathTo("/my-listings/:publicId", { publicId })}>{words.back}</BackTo>
      <h1 className="text-title wrap-anywhere">{format(words.heading, { name: businessName })}</h1>
      <p className="text-lg">{format(words.lead, { most: mostPictures })}</p>
      <ErrorSummary items={problemsOf(state)} />
      <PictureList {...{ pictures, state }} isListed={status === "listed"} />
      <AddPicture hasRoom={placed < mostPictures} state={state} />
    </div>
  )
}
