import { ButtonLink } from "#app/ui/button.tsx"
import { site } from "#content/en/site.ts"

function wordsFor(status: number): { title: string; text: string } {
  if (status === 404) return site.errors.notFound
  if (status === 503) return site.errors.unavailable
  return status < 500 ? site.errors.malformed : site.errors.unexpected
}

/** What a visitor reads instead of a page that is not there, cannot be loaded now, or failed. */
export function ErrorPage({ status }: { status: number }) {
  const { title, text } = wordsFor(status)
  return (
    <div className="page-width grid max-w-2xl gap-5 py-16">
      <h1 className="text-title">{title}</h1>
      <p className="text-lg text-ivory-300">{text}</p>
      <p className="flex flex-wrap gap-3">
        <ButtonLink href="/" variant="gold">
          {site.errors.returnHome}
        </ButtonLink>
        {status === 503 && (
          <ButtonLink href="" variant="outline">
            {site.errors.tryAgain}
          </ButtonLink>
        )}
      </p>
      {/* The specification wants the attempted path in the browser's console; the only script of this page. */}
      {status === 404 && <script type="module" src="/not-found.js" />}
    </div>
  )
}

ErrorPage.titleOf = (status: number): string => wordsFor(status).title
