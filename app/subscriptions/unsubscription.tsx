import { pathTo } from "#app/lib/http/path-to.ts"
import { format } from "#app/lib/text/format.ts"
import { Button, ButtonLink } from "#app/ui/button.tsx"
import { newsletterContent } from "#content/en/newsletter.ts"

const words = newsletterContent.unsubscribe

/** Page behind the List-Unsubscribe link when a person opens it. Opening it changes nothing. */
export function Unsubscription({ isOver, address }: { isOver: boolean; address: string }) {
  const { heading, text } = isOver ? words.done : words.ask
  return (
    <div className="page-width grid max-w-2xl gap-6 py-8 lg:py-14">
      <h1 className="text-title">{heading}</h1>
      <p className="text-lg wrap-anywhere">{format(text, { address })}</p>
      {isOver ? (
        <p>
          <ButtonLink href={pathTo("/newsletter")} variant="outline">
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
