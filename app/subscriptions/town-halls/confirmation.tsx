import { pathTo } from "#app/lib/http/path-to.ts"
import { format } from "#app/lib/text/format.ts"
import { Button, ButtonLink } from "#app/ui/button.tsx"
import { townHallsContent } from "#content/en/town-halls.ts"

const words = townHallsContent.confirm

/**
 * Page behind the link of the first mail. Opening it changes nothing, because virus scanners open links too.
 *
 * @param guest undefined for a link that belongs to no one on the list
 */
export function TownHallConfirmation({
  guest,
}: {
  guest: { address: string; isConfirmed: boolean } | undefined
}) {
  const { heading, text } = guest
    ? guest.isConfirmed
      ? words.confirmed
      : words.waits
    : townHallsContent.unsubscribe.unknown
  return (
    <div className="page-width grid max-w-2xl gap-6 py-8 lg:py-14">
      <h1 className="text-title wrap-anywhere">{heading}</h1>
      <p className="text-lg wrap-anywhere">{format(text, { address: guest?.address })}</p>
      {guest && !guest.isConfirmed ? (
        // Posts to the page's own address: its token is a secret and should not appear in the page again.
        <form method="post">
          <Button name="intent" value="confirm" variant="gold">
            {words.submit}
          </Button>
        </form>
      ) : (
        <p>
          <ButtonLink href={pathTo("/town-halls")} variant="outline">
            {words.back}
          </ButtonLink>
        </p>
      )}
    </div>
  )
}
