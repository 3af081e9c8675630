import { Button } from "#app/ui/button.tsx"
import { newsletterConsent as consent, newsletterBox as words } from "#content/en/newsletter.ts"
import { newsletterLimits } from "./options.ts"

/**
 * The box at the foot of every page. It is the same for everybody, so that the page can be kept: subscription-request.server.ts
 * says what stands in for the token of other forms.
 */
export function NewsletterBox() {
  return (
    <section aria-labelledby="newsletter" className="grid grid-cols-1 content-start gap-3">
      <h2 id="newsletter" className="font-sans font-bold">
        {words.heading}
      </h2>
      <form method="post" action="/newsletter" className="grid max-w-md grid-cols-1 gap-2">
        <input type="hidden" name="form" value="footer" />
        <input type="hidden" name="consent" value={consent.version} />
        <p className="visually-hidden" aria-hidden="true">
          <label htmlFor="newsletter-blank">{words.honeypot}</label>
          <input id="newsletter-blank" name="leave_blank" tabIndex={-1} autoComplete="off" />
        </p>
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
            className="min-h-11 min-w-0 grow basis-44 rounded-control border border-ivory-400/60 bg-ink-950 px-3 py-2.5 hover:border-ivory-300"
          />
          <Button variant="secondary">{words.submit}</Button>
        </div>
        <p id="newsletter-consent" className="text-sm text-ivory-300">
          {consent.text}
        </p>
      </form>
    </section>
  )
}
