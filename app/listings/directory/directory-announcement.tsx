import { pathTo } from "#app/lib/http/path-to.ts"
import { ButtonLink } from "#app/ui/button.tsx"
import { announcementContent } from "#content/en/listing-pages.ts"

/** The directory's page before it opens. */
export function DirectoryAnnouncement() {
  const { heading, lead, blurbs, register, learnMore } = announcementContent
  return (
    <div className="page-width grid gap-10 py-10 lg:py-20">
      <div className="grid gap-4">
        <h1 className="max-w-4xl text-title">{heading}</h1>
        <p className="max-w-2xl text-lg text-ivory-300">{lead}</p>
      </div>
      <ul className="grid gap-4 md:grid-cols-3">
        {blurbs.map(({ title, text }) => (
          <li key={title} className="panel p-6">
            <h2 className="mb-1 font-sans text-lg font-bold">{title}</h2>
            <p className="text-ivory-300">{text}</p>
          </li>
        ))}
      </ul>
      <p className="button-pair">
        <ButtonLink href={pathTo("/merchant-register")} variant="gold" size="lg">
          {register}
        </ButtonLink>
        <ButtonLink href={pathTo("/merchant-register")} variant="outline" size="lg">
          {learnMore}
        </ButtonLink>
      </p>
    </div>
  )
}
