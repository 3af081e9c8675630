import {
  Clock,
  Info,
  Languages,
  Link as LinkIcon,
  type LucideIcon,
  MessageCircle,
  Signpost,
  Wallet,
} from "lucide-react"
import type { ReactNode } from "react"
import { dateText } from "#app/lib/text/date-text.ts"
import { format } from "#app/lib/text/format.ts"
import { shiftsText } from "#app/listings/hours/clock-text.ts"
import type { OpenState } from "#app/listings/hours/open-now.ts"
import { closuresOf, hoursOf, weekdays } from "#app/listings/hours/opening-hours.ts"
import { socialLinksOf, whatsappHref } from "#app/listings/listing/listing-extras.ts"
import type { ExtraFacts } from "#app/listings/listing/listing-facts.ts"
import { type ExtraText, extraTextNames } from "#app/listings/listing/listing-options.ts"
import { hostOf, strangersLink } from "#app/listings/public-links.ts"
import type { Country } from "#app/places/countries/countries.ts"
import { listingPageContent } from "#content/en/listing-pages.ts"
import { OpenToday, timesNote } from "../open-now.tsx"

const words = listingPageContent.extras
const link = "inline-flex min-h-11 items-center text-gold-400 underline wrap-anywhere"

const icons: Partial<Record<ExtraText, LucideIcon>> = { languages: Languages, landmark: Signpost }

/** Opening hours, and whether the business is open now. Times are in the business's time zone. */
export function OpeningTimes({
  openingHours,
  closures,
  opening,
  country,
  onlineOnly,
}: Pick<ExtraFacts, "openingHours" | "closures"> & {
  opening: OpenState | undefined
  country: Country | null
  onlineOnly: boolean
}) {
  // A business without premises needs no opening hours.
  if (!openingHours && !closures && onlineOnly) return null
  const hours = hoursOf(openingHours)
  return (
    <section aria-labelledby="hours" className="panel grid gap-3 p-5">
      <h2 id="hours" className="flex items-center gap-3 text-heading">
        <Clock aria-hidden="true" className="size-5 text-ivory-400" />
        {words.hours}
      </h2>
      {opening && <OpenToday {...{ opening, openingHours, closures, country }} />}
      {!openingHours && <p>{words.noHours}</p>}
      {openingHours && (
        <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1 tabular-nums">
          {weekdays.map((day) => (
            <div key={day} className="contents">
              <dt className="text-ivory-300">{words.days[day]}</dt>
              <dd>{hours[day] ? shiftsText(hours[day], country) : words.closed}</dd>
            </div>
          ))}
        </dl>
      )}
      {closuresOf(closures).map(({ from, until, note }) => (
        <p key={from} className="text-ivory-300">
          {format(from === until ? words.closedOn : words.closedFrom, {
            from: dayText(from),
            until: dayText(until),
          })}
          {note && `: ${note}`}
        </p>
      ))}
      {openingHours && <p className="text-sm text-ivory-300">{timesNote(opening)}</p>}
    </section>
  )
}

const dayText = (day: string) => dateText(new Date(`${day}T00:00:00Z`))

/** Further contact details and facts. @param children renders one of them with its icon */
export function MoreWays({
  merchant: { whatsapp, socialLinks, networks, ...texts },
  fact: Fact,
}: {
  merchant: ExtraFacts
  fact: (props: { icon: ReactNode; children: ReactNode }) => ReactNode
}) {
  const icon = { "aria-hidden": true, className: "size-5" }
  return (
    <>
      {whatsapp && (
        <Fact icon={<MessageCircle {...icon} />}>
          <a href={whatsappHref(whatsapp)} {...strangersLink} className={link}>
            {format(words.whatsapp, { number: whatsapp })}
          </a>
        </Fact>
      )}
      {socialLinksOf(socialLinks).map((href) => (
        <Fact key={href} icon={<LinkIcon {...icon} />}>
          <a href={href} {...strangersLink} className={link}>
            {hostOf(href) + new URL(href).pathname.replace(/\/$/, "")}
          </a>
        </Fact>
      ))}
      {extraTextNames.map((name) => {
        const [text, Icon = Info] = [texts[name], icons[name]]
        return (
          text && (
            <Fact key={name} icon={<Icon {...icon} />}>
              {format(words.texts[name], { text })}
            </Fact>
          )
        )
      })}
      {networks && <Fact icon={<Wallet {...icon} />}>{words.networks[networks]}</Fact>}
    </>
  )
}
