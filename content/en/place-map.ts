export const placeMapContent = {
  outlinesOnly: "Outlines only, no streets. Everything on this map is also in the list.",
  outside: { one: "{count} merchant is outside this map.", other: "{count} merchants are outside this map." },
  /** The author of the outlines, and whose view of borders they show. */
  source: "Borders as they are on the ground, from {source} (public domain).",
  kilometres: "{count} km",
  merchants: { one: "{count} merchant", other: "{count} merchants" },
  /** Tooltips of a circle: one place, several places, merchants around a place. */
  place: "{name}: {merchants}",
  cluster: {
    one: "{name} and {count} more place: {merchants}",
    other: "{name} and {count} more places: {merchants}",
  },
  several: "{merchants} around {name}",
  /** Above links to map apps. */
  openIn: "Open in a map:",
  apps: {
    google: "Google Maps",
    apple: "Apple Maps",
    openStreetMap: "OpenStreetMap",
    phone: "Android’s map app",
  },
  plusCode: "Plus Code:",
}
