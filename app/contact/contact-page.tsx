import { LifeBuoy, MessageCircle, Newspaper } from "lucide-react"
import { pathTo } from "#app/lib/http/path-to.ts"
import { ExternalLink } from "#app/ui/external-link.tsx"
import { PatternBand } from "#app/ui/pattern/pattern-band.tsx"
import { useLinkHref } from "#app/ui/set-links.ts"
import { contactContent } from "#content/en/contact.ts"
import { inquiryTypeLabels } from "#content/en/labels.ts"
import { linkLabels } from "#content/en/links.ts"
import { links } from "#content/facts/links.ts"
import { ContactForm, type ContactFormProps } from "./contact-form.tsx"
import { type InquiryType, inquiryTypes } from "./options.ts"

const icons: Record<InquiryType, typeof Newspaper> = {
  media: Newspaper,
  support: LifeBuoy,
  other: MessageCircle,
}

/** /contact: the form, with advice beside it on topics and safety. */
export function ContactPage(form: ContactFormProps) {
  const { heading, lead, kinds, safety, sooner } = contactContent
  return (
    <>
      <header className="page-width grid gap-5 pt-8 pb-8 lg:pt-14 lg:pb-12">
        <h1 className="text-title">{heading}</h1>
        <p className="measure text-ivory-300 text-lg">{lead}</p>
      </header>
      <PatternBand pattern="checks" />
      <div className="page-width section-room grid gap-10 lg:grid-cols-[3fr_2fr] lg:gap-16">
        <ContactForm {...form} />
        <div className="grid content-start gap-10">
          <section aria-labelledby="kinds">
            <h2 id="kinds" className="mb-4 text-heading">
              {kinds.heading}
            </h2>
            <ul className="grid gap-4">
              {inquiryTypes.map((type) => {
                const Icon = icons[type]
                return (
                  <li key={type} className="flex gap-4">
                    <Icon
                      aria-hidden="true"
                      className="mt-0.5 size-7 shrink-0 text-gold-400"
                      strokeWidth={1.5}
                    />
                    <div>
                      <h3 className="font-bold text-lg">{inquiryTypeLabels[type]}</h3>
                      <p className="text-ivory-300">{kinds.texts[type]}</p>
                    </div>
                  </li>
                )
              })}
            </ul>
          </section>
          <section className="panel border-s-4 border-s-ember p-5">
            <h2 className="mb-2 font-bold font-sans text-lg">{safety.heading}</h2>
            <p className="text-ivory-300">{safety.text}</p>
          </section>
          <section aria-labelledby="sooner">
            <h2 id="sooner" className="mb-3 text-heading">
              {sooner.heading}
            </h2>
            <ul className="grid gap-3">
              <li>
                <a href={pathTo("/faq")} className="text-link">
                  {sooner.faq}
                </a>
              </li>
              {(["forum", "messaging-group"] as const).map((id) => (
                <li key={id}>
                  <Elsewhere id={id} />
                </li>
              ))}
            </ul>
          </section>
        </div>
      </div>
    </>
  )
}

function Elsewhere({ id }: { id: "forum" | "messaging-group" }) {
  return (
    <ExternalLink href={useLinkHref(id, links[id].href)} className="text-link">
      {linkLabels[id]}
    </ExternalLink>
  )
}
