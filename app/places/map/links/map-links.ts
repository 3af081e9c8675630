import type { Position } from "#app/places/position.ts"

export const mapApps = ["google", "apple", "openStreetMap", "phone"] as const

export type MapApp = (typeof mapApps)[number]

/** The text to search for, such as an address, and the exact position if known. */
export type MapTarget = { words: string; position?: Position }

/** Links to map apps and sites. No request is made before a click. */
export function mapLinks({ words, position }: MapTarget): Record<MapApp, string> {
  if (!position) {
    const query = encodeURIComponent(words)
    return {
      google: `https://www.google.com/maps/search/?api=1&query=${query}`,
      apple: `https://maps.apple.com/?q=${query}`,
      openStreetMap: `https://www.openstreetmap.org/search?query=${query}`,
      // Android's extension of RFC 5870 for a search without coordinates.
      phone: `geo:0,0?q=${query}`,
    }
  }
  const { latitude, longitude } = position
  const at = `${latitude},${longitude}`
  const name = encodeURIComponent(words)
  return {
    google: `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(at)}`,
    apple: `https://maps.apple.com/?ll=${at}&q=${name}`,
    openStreetMap: `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`,
    phone: `geo:${at}?q=${at}(${name})`,
  }
}
