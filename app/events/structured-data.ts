import { site } from "#content/en/site.ts"
import { pageAddress } from "./calendar/calendar-links.ts"
import { endOf, isOnline, type PublicEvent } from "./public-event.ts"

/** schema.org Event. */
export function eventStructuredData(event: PublicEvent, publicUrl: string) {
  const { title, description, location, town, startsAt, isCancelled } = event
  const address = pageAddress(event, publicUrl)
  const online = isOnline(event)
  return {
    "@context": "https://schema.org",
    "@type": "Event",
    name: title,
    description,
    url: address,
    startDate: startsAt.toISOString(),
    endDate: endOf(event).toISOString(),
    eventStatus: `https://schema.org/Event${isCancelled ? "Cancelled" : "Scheduled"}`,
    eventAttendanceMode: `https://schema.org/${online ? "Online" : "Offline"}EventAttendanceMode`,
    location: online
      ? { "@type": "VirtualLocation", url: address }
      : { "@type": "Place", name: location, address: town ? townAddress(location, town) : location },
    organizer: { "@type": "Organization", name: site.name, url: publicUrl },
  }
}

const townAddress = (location: string, { name, country }: NonNullable<PublicEvent["town"]>) => ({
  "@type": "PostalAddress",
  streetAddress: location,
  addressLocality: name,
  addressCountry: country,
})
