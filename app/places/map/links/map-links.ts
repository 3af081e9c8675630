import type { Position } from "#app/places/position.ts"

export const mapApps = ["google", "apple", "openStreetMap", "phone"] as const

export type MapApp = (typeof mapApps)[number]

/** What to look for: words such as an address, and where exactly it is, if that is known. */
export type MapTarget = { words: string; position?: Position }

/** Addresses that lead to a reader's own map. Nothing is asked of anybody before the press. */
export function mapLinks({ words, position }: MapTarget): Record<MapApp, string> {
  if (!position) {
    const query = encodeURIComponent(words)
    return {
      google: `https://www.google.com/maps/search/?api=1&query=${query}`,
      apple: `https://maps.apple.com/?q=${query}`,
      openStreetMap: `https://www.openstreetmap.org/search?query=${query}`,
      // Android's own form of RFC 5870 for what has no coordinates.
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
