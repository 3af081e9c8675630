import { Link } from "react-router"
import { pathTo } from "#app/lib/http/path-to.ts"
import { largestOf } from "#app/lib/images/image-limits.ts"
import { Picture } from "#app/lib/images/picture.tsx"
import { format } from "#app/lib/text/format.ts"
import { StaffDate } from "#app/lib/time/staff-times.tsx"
import { OwnerAnswer } from "#app/review/owner-answer.tsx"
import { EmptyState } from "#app/ui/empty-state.tsx"
import { ErrorSummary } from "#app/ui/form/error-summary.tsx"
import { Notice } from "#app/ui/notice.tsx"
import { adminListingPictures } from "#content/en/admin-listing-pictures.ts"
import { adminListings } from "#content/en/admin-listings.ts"
import type { WaitingPicture } from "../decide-pictures.server.ts"

const words = adminListingPictures.queue
const gold = "inline-flex min-h-9 items-center text-gold-400 underline"

/** An invalid reason with its error, to show again. */
export type RefusedAnswer = { picture: number; reason: string; error: string }

type Props = { pictures: WaitingPicture[]; refused?: RefusedAnswer }

/** Pictures that wait for a staff review, oldest first, with the form for the decision. */
export function PictureQueue({ pictures, refused }: Props) {
  return (
    <section aria-labelledby="waiting-pictures" className="grid content-start gap-4">
      <h2 id="waiting-pictures" className="text-heading">
        {words.heading}
      </h2>
      <p className="measure text-ivory-300">{words.lead}</p>
      {refused && (
        <ErrorSummary items={[{ field: `picture-reason-${refused.picture}`, message: refused.error }]} />
      )}
      {pictures.length === 0 && <EmptyState>{words.empty}</EmptyState>}
      <ul className="grid gap-4">
        {pictures.map((picture) => (
          <li
            key={picture.id}
            id={`picture-${picture.id}`}
            className="panel grid gap-4 p-4 md:grid-cols-[minmax(0,20rem)_1fr]"
          >
            <Waiting picture={picture} refused={refused?.picture === picture.id ? refused : undefined} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Waiting({ picture, refused }: { picture: WaitingPicture; refused: RefusedAnswer | undefined }) {
  const { id, image, alt, addedAt, businessName, listingId, status, same } = picture
  return (
    <>
      {/* The full picture at its stored size. */}
      <a href={largestOf(image)} className="block rounded-card">
        <Picture
          image={image}
          alt={alt}
          sizes="20rem"
          className="aspect-4/3 w-full rounded-card bg-ink-950 object-contain"
        />
      </a>
      <div className="grid content-start gap-3">
        <div>
          <h3 className="font-sans text-lg font-bold wrap-anywhere">{businessName}</h3>
          <p className="text-sm text-ivory-300">
            {words.sent} <StaffDate at={addedAt} />
          </p>
          <p className="wrap-anywhere">{format(words.alt, { alt })}</p>
          <Link to={pathTo("/admin/listings/:id/pictures", { id: listingId })} className={gold}>
            {words.all}
          </Link>
        </div>
        {status !== "listed" && (
          <p className="text-sm text-ivory-300">
            {format(words.standing, { status: adminListings.statuses[status] })}
          </p>
        )}
        {same.length > 0 && (
          <Notice tone="error" title={words.sameTitle}>
            <ul>
              {same.map((other) => (
                <li key={other.id}>
                  <Link to={pathTo("/admin/listings/:id/pictures", { id: other.id })} className={gold}>
                    {other.businessName}
                  </Link>
                </li>
              ))}
            </ul>
          </Notice>
        )}
        <OwnerAnswer
          hidden={{ name: "picture", value: id }}
          accept={{
            intent: "publish",
            text: words.publish,
            label: format(words.publishOf, { name: businessName, alt }),
          }}
          refuse={{
            intent: "refuse-picture",
            field: `picture-reason-${id}`,
            open: words.refuse,
            text: words.refuseSubmit,
            label: format(words.refuseOf, { name: businessName, alt }),
            reason: words.reason,
            reasonHint: words.reasonHint,
          }}
          refused={refused}
        />
      </div>
    </>
  )
}
