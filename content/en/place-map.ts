export const placeMapContent = {
  outlinesOnly: "Outlines only, no streets. Everything on this map is in the list as well.",
  outside: { one: "{count} merchant is beyond this map.", other: "{count} merchants are beyond this map." },
  /** Who made the drawn land, and whose view of borders it is. */
  source: "Borders as they are kept on the ground, by {source} (public domain).",
  kilometres: "{count} km",
  merchants: { one: "{count} merchant", other: "{count} merchants" },
  /** What a circle says when it is pointed at: a place, several of them, merchants around one. */
  place: "{name}: {merchants}",
  cluster: {
    one: "{name} and {count} more place: {merchants}",
    other: "{name} and {count} more places: {merchants}",
  },
  several: "{merchants} around {name}",
  /** Above links to the reader's own map. */
  openIn: "Open in a map:",
  apps: {
    google: "Google Maps",
    apple: "Apple Maps",
    openStreetMap: "OpenStreetMap",
    phone: "Android’s map app",
  },
  plusCode: "Plus Code:",
}
