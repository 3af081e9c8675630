import { pageMeta } from "#app/platform/page-meta.ts"
import { ButtonLink } from "#app/ui/button.tsx"
import { site } from "#content/en/site.ts"
import type { Route } from "./+types/home"

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: site.home.title, description: site.description })

export default function Home() {
  const { heading, text, directory, register } = site.home
  return (
    <div className="page-width grid gap-6 py-16">
      <h1 className="max-w-4xl text-title">{heading}</h1>
      <p className="max-w-2xl text-lg text-ivory-300">{text}</p>
      <p className="flex flex-wrap gap-3">
        <ButtonLink href="/merchant-directory" variant="gold" size="lg">
          {directory}
        </ButtonLink>
        <ButtonLink href="/merchant-register" variant="outline" size="lg">
          {register}
        </ButtonLink>
      </p>
    </div>
  )
}
