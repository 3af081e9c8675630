import type { MerchantPage } from "./merchants.server.ts"

/** schema.org LocalBusiness of an approved merchant: public facts alone. */
export function merchantStructuredData(merchant: NonNullable<MerchantPage>, address: string) {
  const { businessName, description, website, phone, onlineOnly, city, state, zipCode, country } = merchant
  return {
    "@context": "https://schema.org",
    "@type": onlineOnly ? "OnlineBusiness" : "LocalBusiness",
    name: businessName,
    description,
    url: address,
    ...(website ? { sameAs: website } : {}),
    ...(phone ? { telephone: phone } : {}),
    ...(onlineOnly
      ? {}
      : {
          address: {
            "@type": "PostalAddress",
            streetAddress: merchant.address ?? undefined,
            addressLocality: city ?? undefined,
            addressRegion: state ?? undefined,
            postalCode: zipCode ?? undefined,
            addressCountry: country === "Other" ? undefined : country,
          },
        }),
    currenciesAccepted: "GUAP",
  }
}
