import { LifeBuoy, MessageCircle, Newspaper } from "lucide-react"
import { ExternalLink } from "#app/ui/external-link.tsx"
import { WovenStrip } from "#app/ui/woven-strip.tsx"
import { contactContent } from "#content/en/contact.ts"
import { links } from "#content/en/links.ts"
import { ContactForm, type ContactFormProps } from "./contact-form.tsx"
import type { inquiryTypes } from "./options.ts"

const icons: Record<(typeof inquiryTypes)[number], typeof Newspaper> = {
  Media: Newspaper,
  Support: LifeBuoy,
  Other: MessageCircle,
}

/** /contact: the form, and beside it what helps to write to the right place, safely. */
export function ContactPage(form: ContactFormProps) {
  const { heading, lead, kinds, safety, sooner } = contactContent
  return (
    <>
      <header className="page-width grid gap-5 pt-8 pb-8 lg:pt-14 lg:pb-12">
        <h1 className="text-title">{heading}</h1>
        <p className="measure text-ivory-300 text-lg">{lead}</p>
      </header>
      <WovenStrip />
      <div className="page-width section-room grid gap-10 lg:grid-cols-[3fr_2fr] lg:gap-16">
        <ContactForm {...form} />
        <div className="grid content-start gap-10">
          <section aria-labelledby="kinds">
            <h2 id="kinds" className="mb-4 text-heading">
              {kinds.heading}
            </h2>
            <ul className="grid gap-4">
              {kinds.list.map(({ name, text }) => {
                const Icon = icons[name]
                return (
                  <li key={name} className="flex gap-4">
                    <Icon
                      aria-hidden="true"
                      className="mt-0.5 size-7 shrink-0 text-gold-400"
                      strokeWidth={1.5}
                    />
                    <div>
                      <h3 className="font-bold text-lg">{name}</h3>
                      <p className="text-ivory-300">{text}</p>
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
                <a href="/faq" className="text-link">
                  {sooner.faq}
                </a>
              </li>
              {[links[sooner.forum], links[sooner.group]].map(({ href, label }) => (
                <li key={label}>
                  <ExternalLink href={href} className="text-link">
                    {label}
                  </ExternalLink>
                </li>
              ))}
            </ul>
          </section>
        </div>
      </div>
    </>
  )
}
