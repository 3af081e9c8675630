import { format } from "#app/lib/text/format.ts"
import { Button } from "#app/ui/button.tsx"
import { counterWords } from "#content/en/counter.ts"

const words = counterWords.join

/** /counter/use/:token: activation page of a terminal. Only its button changes anything. */
export function JoinPage({ name }: { name: string | null }) {
  if (name === null)
    return (
      <div className="page-width grid max-w-2xl gap-6 py-8 lg:py-14">
        <h1 className="text-title">{words.closedHeading}</h1>
        <p className="text-lg">{words.closed}</p>
      </div>
    )
  return (
    <div className="page-width grid max-w-2xl gap-6 py-8 lg:py-14">
      <h1 className="text-title wrap-anywhere">{format(words.heading, { name })}</h1>
      <p className="text-lg wrap-anywhere">{format(words.text, { name })}</p>
      <form method="post">
        <Button variant="gold" size="lg">
          {words.submit}
        </Button>
      </form>
    </div>
  )
}
