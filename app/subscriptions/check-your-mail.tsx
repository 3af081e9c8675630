import { pathTo } from "#app/lib/http/path-to.ts"
import { format } from "#app/lib/text/format.ts"
import { ButtonLink } from "#app/ui/button.tsx"
import { Illustration } from "#app/ui/illustration.tsx"
import { newsletterContent } from "#content/en/newsletter.ts"
import { confirmationDays } from "./options.ts"

const words = newsletterContent.checkMail

/** Shown after the form was sent. The same for every address, so that it does not reveal who is subscribed. */
export function CheckYourMail() {
  return (
    <div className="page-width grid max-w-2xl gap-6 py-8 lg:py-14">
      <h1 className="text-title">{words.heading}</h1>
      <p className="text-lg">{words.lead}</p>
      <Illustration name="courier" eager className="max-w-md" />
      <ul className="panel grid list-disc gap-2 p-6 ps-10 marker:text-gold-400">
        {words.tips.map((tip) => (
          <li key={tip}>{format(tip, { days: confirmationDays })}</li>
        ))}
      </ul>
      <p className="flex flex-wrap gap-3">
        <ButtonLink href="/" variant="gold">
          {words.home}
        </ButtonLink>
        <ButtonLink href={pathTo("/newsletter")} variant="outline">
          {words.again}
        </ButtonLink>
      </p>
    </div>
  )
}
