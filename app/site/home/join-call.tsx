import { pathTo } from "#app/lib/http/path-to.ts"
import { ButtonLink } from "#app/ui/button.tsx"
import { home } from "#content/en/home.ts"

export function JoinCall() {
  const { heading, text, start, wallet } = home.join
  return (
    <section aria-labelledby="join-heading" className="join-call">
      <div className="page-width section-room grid justify-items-center gap-4 sm:gap-6 text-center">
        <h2 id="join-heading" className="text-title">
          {heading}
        </h2>
        <p className="measure text-ivory-50 sm:text-lg">{text}</p>
        <p className="button-pair justify-self-center!">
          <ButtonLink href={pathTo("/get-guapcoin")} variant="gold" size="lg">
            {start}
          </ButtonLink>
          <ButtonLink href={pathTo("/wallet")} variant="outline" size="lg" className="bg-ink-950">
            {wallet}
          </ButtonLink>
        </p>
      </div>
    </section>
  )
}
