import { largestOf } from "#app/lib/images/image-limits.ts"
import { countryNames } from "#content/en/countries.ts"
import { closuresOf } from "../hours/opening-hours.ts"
import { socialLinksOf } from "../listing/listing-extras.ts"
import { pinPosition } from "../position/pin.ts"
import type { ListingPage } from "./public-listings.server.ts"

/** schema.org LocalBusiness of an approved merchant, with public facts only. */
export function listingStructuredData(merchant: NonNullable<ListingPage>, address: string) {
  const { businessName, description, website, phone, onlineOnly, city, state, zipCode, country } = merchant
  const { pictures } = merchant
  const elsewhere = [...(website ? [website] : []), ...socialLinksOf(merchant.socialLinks)]
  // schema.org expresses a closed day by opening and closing at midnight.
  const closed = closuresOf(merchant.closures).map(({ from, until }) => ({
    "@type": "OpeningHoursSpecification",
    validFrom: from,
    validThrough: until,
    opens: "00:00",
    closes: "00:00",
  }))
  return {
    "@context": "https://schema.org",
    "@type": onlineOnly ? "OnlineBusiness" : "LocalBusiness",
    name: businessName,
    description,
    url: address,
    ...(pictures.length > 0
      ? { image: pictures.map((picture) => new URL(largestOf(picture), address).href) }
      : {}),
    ...(elsewhere.length > 0 ? { sameAs: elsewhere } : {}),
    ...(merchant.openingHours ? { openingHours: merchant.openingHours.split("; ") } : {}),
    ...(closed.length > 0 ? { specialOpeningHoursSpecification: closed } : {}),
    ...(phone ? { telephone: phone } : {}),
    ...(onlineOnly
      ? {}
      : {
          address: {
            "@type": "PostalAddress",
            streetAddress: merchant.address ?? undefined,
            addressLocality: city ?? undefined,
            addressRegion: state || undefined,
            postalCode: zipCode ?? undefined,
            addressCountry: country === "ZZ" ? undefined : countryNames[country],
          },
        }),
    ...(merchant.pin?.precision === "exact"
      ? { geo: { "@type": "GeoCoordinates", ...pinPosition(merchant.pin.text) } }
      : {}),
    currenciesAccepted: "GUAP",
  }
}
