import { Picture } from "#app/lib/images/picture.tsx"
import { format } from "#app/lib/text/format.ts"
import { noteLength } from "#app/review/options.ts"
import { Badge, type BadgeTone } from "#app/ui/badge.tsx"
import { Button } from "#app/ui/button.tsx"
import { TextArea, TextField } from "#app/ui/form/field.tsx"
import { adminListingPictures } from "#content/en/admin-listing-pictures.ts"
import { listingPictures } from "#content/en/listing-pictures.ts"
import { mostPictures, pictureAltLength } from "../listing/listing-options.ts"
import type { PicturesState, ShownPicture } from "./picture-request.server.ts"

const words = listingPictures.list

type Props = {
  pictures: ShownPicture[]
  /** True if the listing's page is in the directory. */
  isListed: boolean
  /** Staff give a reason when they remove a picture. */
  forStaff?: boolean
  state?: PicturesState
}

/** All pictures of a listing with their actions. Each form posts to the address of the page. */
export function PictureList({ pictures, isListed, forStaff = false, state }: Props) {
  const placed = pictures.filter(({ place }) => place !== null).length
  return (
    <section aria-labelledby="pictures" className="grid gap-3">
      <h2 id="pictures" className="flex flex-wrap items-baseline justify-between gap-3 text-heading">
        {words.heading}
        <span className="font-sans text-base font-normal text-ivory-300">
          {format(words.count, { count: placed, most: mostPictures })}
        </span>
      </h2>
      {pictures.length === 0 && <p className="panel p-5 text-ivory-300">{listingPictures.none}</p>}
      <ul className="grid gap-4">
        {pictures.map((picture) => (
          <li key={picture.id} className="panel grid gap-4 p-4 sm:grid-cols-[13rem_1fr] sm:p-5">
            <Shown {...picture} />
            <div className="grid content-start gap-4">
              <State picture={picture} isListed={isListed} />
              {picture.place !== null && <Described picture={picture} state={state} />}
              <div className="flex flex-wrap items-start gap-3">
                {picture.place !== null && (
                  <Moves id={picture.id} place={picture.place} isLast={picture.place === placed} />
                )}
                {forStaff ? <StaffRemove {...{ picture, state }} /> : <Remove {...picture} />}
              </div>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

const frame = "aspect-4/3 w-full rounded-card bg-ink-950 object-contain"

/** The uncropped picture. */
function Shown({ image, alt, preview }: Pick<ShownPicture, "image" | "alt" | "preview">) {
  return (
    // A wrapper, because the <source> elements of a picture would be cells of the grid.
    <div>
      {preview ? (
        <img src={preview} alt={alt} width={image.width} height={image.height} className={frame} />
      ) : (
        <Picture image={image} alt={alt} sizes="13rem" className={frame} />
      )}
    </div>
  )
}

const tones = { public: "leaf", waiting: "gold", refused: "ember" } as const satisfies Record<
  string,
  BadgeTone
>

function State({
  picture: { place, status, reason },
  isListed,
}: {
  picture: ShownPicture
  isListed: boolean
}) {
  const label = status === "public" ? (isListed ? words.shown : words.hidden) : words[status]
  return (
    <div className="grid gap-2">
      <h3 className="flex flex-wrap items-center gap-3 font-sans font-bold">
        {place !== null && format(words.position, { place })}
        <Badge tone={status === "public" && !isListed ? "quiet" : tones[status]}>{label}</Badge>
      </h3>
      {reason && (
        <p className="whitespace-pre-line wrap-anywhere text-ivory-300">{format(words.reason, { reason })}</p>
      )}
    </div>
  )
}

function Described({ picture: { id, place, alt }, state }: { picture: ShownPicture; state?: PicturesState }) {
  const field = `alt-${id}`
  return (
    <form method="post" noValidate className="grid gap-3">
      <input type="hidden" name="picture" value={id} />
      <TextField
        name={field}
        label={listingPictures.add.alt}
        error={state?.errors[field]}
        defaultValue={state?.values[field] ?? alt}
        maxLength={pictureAltLength}
        required
      />
      <Button
        name="intent"
        value="describe"
        variant="secondary"
        size="sm"
        className="justify-self-start"
        aria-label={format(words.describeOf, { place })}
      >
        {words.describe}
      </Button>
    </form>
  )
}

function Moves({ id, place, isLast }: { id: number; place: number; isLast: boolean }) {
  if (place === 1 && isLast) return null
  const labels = { earlier: words.earlierOf, later: words.laterOf }
  const move = (intent: keyof typeof labels) => (
    <Button
      name="intent"
      value={intent}
      variant="outline"
      size="sm"
      aria-label={format(labels[intent], { place })}
    >
      {words[intent]}
    </Button>
  )
  return (
    <form method="post" className="flex flex-wrap gap-3">
      <input type="hidden" name="picture" value={id} />
      <input type="hidden" name="place" value={place} />
      {place > 1 && move("earlier")}
      {!isLast && move("later")}
    </form>
  )
}

function removeLabel({ place, alt }: Pick<ShownPicture, "place" | "alt">): string {
  return place === null ? format(words.removeRefusedOf, { alt }) : format(words.removeOf, { place, alt })
}

function Remove({ id, ...named }: Pick<ShownPicture, "id" | "place" | "alt">) {
  return (
    <form method="post">
      <input type="hidden" name="picture" value={id} />
      <Button
        name="intent"
        value="remove"
        variant="outline"
        size="sm"
        className="text-ember-text"
        aria-label={removeLabel(named)}
      >
        {words.remove}
      </Button>
    </form>
  )
}

function StaffRemove({ picture, state }: { picture: ShownPicture; state?: PicturesState }) {
  const field = `reason-${picture.id}`
  const { reasonHint } = adminListingPictures.queue
  return (
    <details open={state?.errors[field] !== undefined} className="grow">
      <summary className="inline-flex min-h-9 cursor-pointer items-center text-ember-text">
        {words.remove}
      </summary>
      <form method="post" noValidate className="mt-2 grid max-w-xl gap-3">
        <input type="hidden" name="picture" value={picture.id} />
        <TextArea
          name={field}
          label={adminListingPictures.removeReason}
          hint={reasonHint}
          error={state?.errors[field]}
          defaultValue={state?.values[field]}
          maxLength={noteLength}
          rows={2}
          required
        />
        <Button
          name="intent"
          value="remove"
          variant="destructive"
          className="justify-self-start"
          aria-label={removeLabel(picture)}
        >
          {words.remove}
        </Button>
      </form>
    </details>
  )
}
