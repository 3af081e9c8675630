import { useContext } from "react"
import { GivenBack } from "#app/lib/http/given-back.ts"
import { ButtonLink } from "#app/ui/button.tsx"
import { PatternBand } from "#app/ui/pattern/pattern-band.tsx"
import { SearchForm } from "#app/ui/search-form.tsx"
import { shortcuts, site } from "#content/en/site.ts"

function wordsFor(status: number): { title: string; text: string } {
  if (status === 404) return site.errors.notFound
  if (status === 503) return site.errors.unavailable
  if (status === 429) return site.errors.tooMany
  return status < 500 ? site.errors.malformed : site.errors.unexpected
}

/** Page for a missing, unavailable or failed page. */
export function ErrorPage({ status, isRecorded }: { status: number; isRecorded: boolean }) {
  const { title, text } = wordsFor(status)
  const sentForm = useContext(GivenBack)
  return (
    <div className="page-width grid max-w-2xl gap-5 py-16">
      <PatternBand />
      <h1 className="text-title">{title}</h1>
      {sentForm ?? <p className="text-lg text-ivory-300">{isRecorded ? site.errors.recorded : text}</p>}
      <p className="flex flex-wrap gap-3">
        <ButtonLink href="/" variant={sentForm ? "outline" : "gold"}>
          {site.errors.returnHome}
        </ButtonLink>
        {status === 503 && !sentForm && (
          <ButtonLink href="" variant="outline">
            {site.errors.tryAgain}
          </ButtonLink>
        )}
      </p>
      {status === 404 && (
        <>
          <SearchForm />
          <p className="flex flex-wrap gap-3">
            {shortcuts.map(({ label, href }) => (
              <a key={href} href={href} className="navigation-link">
                {label}
              </a>
            ))}
          </p>
          {/* The browser's console shows the attempted path (docs/rulings.md, Shell); this is the page's only script. */}
          <script type="module" src="/not-found.js" />
        </>
      )}
    </div>
  )
}

ErrorPage.titleOf = (status: number): string => wordsFor(status).title
