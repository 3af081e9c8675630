import { pathTo } from "#app/lib/http/path-to.ts"
import { format } from "#app/lib/text/format.ts"
import { Button, ButtonLink } from "#app/ui/button.tsx"
import { townHallsContent } from "#content/en/town-halls.ts"

const words = townHallsContent.unsubscribe

/**
 * Page behind the unsubscribe link when a person opens it. Opening it changes nothing, because link scanners open links
 * too.
 *
 * @param address undefined for a link that belongs to no one on the list
 */
export function Unsubscription({ address }: { address: string | undefined }) {
  const { heading, text } = address === undefined ? words.unknown : words
  return (
    <div className="page-width grid max-w-2xl gap-6 py-8 lg:py-14">
      <h1 className="text-title">{heading}</h1>
      <p className="text-lg wrap-anywhere">{format(text, { address })}</p>
      {address === undefined ? (
        <p>
          <ButtonLink href={pathTo("/town-halls")} variant="outline">
            {words.again}
          </ButtonLink>
        </p>
      ) : (
        <form method="post">
          <Button name="intent" value="unsubscribe" variant="gold">
            {words.submit}
          </Button>
        </form>
      )}
    </div>
  )
}
