import { Illustration, type IllustrationName } from "#app/ui/illustration.tsx"
import { Section } from "#app/ui/page/section.tsx"
import { home } from "#content/en/home.ts"

const pictures: Record<string, IllustrationName> = {
  "/learn": "teacher",
  "/merchants": "market",
  "/wallet": "handheld",
  "/whitepapers": "layers",
}

/** Links to further pages: rows with a picture on phones, four cards side by side on wide pages. */
export function ResourceCards() {
  const { heading, items } = home.resources
  return (
    <Section id="resources" heading={heading}>
      <ul className="grid gap-3 sm:grid-cols-2 sm:gap-4 lg:grid-cols-4">
        {items.map(({ title, text, action, href }) => (
          <li key={href} className="resource panel card-link relative">
            <Illustration name={pictures[href] ?? "tree"} className="rounded-card" />
            <div className="grid content-start gap-1 sm:gap-2">
              <h3 className="font-bold sm:text-lg">
                <a href={href} className="card-target">
                  {title}
                </a>
              </h3>
              <p className="text-ivory-300 max-sm:text-sm">{text}</p>
            </div>
            <p className="mt-auto font-semibold text-gold-400 max-sm:hidden" aria-hidden="true">
              {action} <span className="card-arrow">→</span>
            </p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
