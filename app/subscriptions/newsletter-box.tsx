import { pathTo } from "#app/lib/http/path-to.ts"
import { Button } from "#app/ui/button.tsx"
import { FormGuards } from "#app/ui/form/form-guards.tsx"
import { SendingForm } from "#app/ui/form/sending-form.tsx"
import { newsletterConsent as consent, newsletterBox as words } from "#content/en/newsletter.ts"
import { newsletterLimits } from "./options.ts"

/**
 * Newsletter form in the footer of every page. It has no token, so it is the same for all visitors and pages can be
 * cached.
 */
export function NewsletterBox() {
  return (
    <section
      aria-labelledby="newsletter"
      className="grid grid-cols-1 content-start gap-3 border-ink-700 max-sm:border-t max-sm:pt-4"
    >
      <h2 id="newsletter" className="font-sans font-bold">
        {words.heading}
      </h2>
      <SendingForm done={pathTo("/newsletter/check-your-mail")}>
        <form method="post" action={pathTo("/newsletter")} className="grid max-w-md grid-cols-1 gap-2">
          <input type="hidden" name="form" value="footer" />
          <FormGuards consent={consent.version} id="newsletter-blank" />
          <label htmlFor="newsletter-email" className="font-semibold">
            {words.label}
          </label>
          <div className="flex flex-wrap gap-2">
            <input
              id="newsletter-email"
              type="email"
              name="email"
              autoComplete="email"
              required
              maxLength={newsletterLimits.email}
              aria-describedby="newsletter-consent"
              className="min-h-11 min-w-0 grow basis-44 rounded-control border border-ivory-400/70 bg-well px-3 py-2 leading-normal hover:border-ivory-300"
            />
            <Button variant="secondary">{words.submit}</Button>
          </div>
          <p id="newsletter-consent" className="text-sm text-ivory-300">
            {consent.text}
          </p>
        </form>
      </SendingForm>
    </section>
  )
}
