import { CheckYourMail } from "#app/features/newsletter/check-your-mail.tsx"
import { pageMeta } from "#app/platform/page-meta.ts"
import { newsletterContent } from "#content/en/newsletter.ts"
import type { Route } from "./+types/newsletter-check-your-mail"

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { ...newsletterContent.checkMail, index: false })

export default function NewsletterCheckYourMail() {
  return <CheckYourMail />
}
