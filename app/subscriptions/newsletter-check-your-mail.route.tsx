import { pageMeta } from "#app/lib/http/page-meta.ts"
import { newsletterContent } from "#content/en/newsletter.ts"
import type { Route } from "./+types/newsletter-check-your-mail.route"
import { CheckYourMail } from "./check-your-mail.tsx"

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { ...newsletterContent.checkMail, index: false })

export default function NewsletterCheckYourMail() {
  return <CheckYourMail />
}
