/** West, south, east and north, in degrees of longitude and latitude. */
export type Corners = readonly [west: number, south: number, east: number, north: number]

/** Parts of a country in the data that have their own code, by position. */
export const cutOut: readonly { from: string; code: string; within: Corners }[] = [
  { from: "France", code: "GP", within: [-62, 15.7, -60.9, 16.6] },
  { from: "France", code: "MQ", within: [-61.4, 14.2, -60.7, 15] },
  { from: "France", code: "GF", within: [-55, 2, -51, 6.2] },
  { from: "France", code: "RE", within: [55, -21.6, 56, -20.7] },
  { from: "France", code: "YT", within: [44.9, -13.2, 45.4, -12.5] },
  { from: "Netherlands", code: "BQ", within: [-68.6, 11.8, -62.8, 17.8] },
  { from: "Norway", code: "SJ", within: [9, 74, 35, 82] },
  { from: "Norway", code: "BV", within: [3, -55, 4, -54] },
  { from: "New Zealand", code: "TK", within: [-173, -10, -171, -8] },
  { from: "Indian Ocean Ter.", code: "CX", within: [105, -11, 106, -10] },
  { from: "Indian Ocean Ter.", code: "CC", within: [96, -13, 97, -11] },
]

/** The map sections of countries whose smallest box would be mostly sea, or span the world. */
export const focus: Readonly<Record<string, Corners>> = {
  AU: [112.5, -44, 154.2, -10],
  BQ: [-68.46, 11.99, -68.14, 12.35],
  CA: [-141.5, 41.5, -52, 70],
  CL: [-76, -56, -66.3, -17.3],
  CN: [73, 17.8, 135.5, 54],
  CO: [-79.2, -4.4, -66.7, 12.7],
  CY: [32.2, 34.5, 34.7, 35.75],
  DK: [8, 54.5, 15.3, 57.8],
  EC: [-81.3, -5.2, -75, 1.6],
  ES: [-9.8, 35.7, 4.6, 44],
  FJ: [176.8, -19.3, 180.6, -16],
  FR: [-5.3, 41.2, 9.8, 51.2],
  GL: [-57, 59.5, -20, 73],
  GQ: [8.3, 0.8, 11.4, 3.9],
  KI: [172.4, -1.6, 177, 3.6],
  MU: [57.2, -20.6, 57.9, -19.9],
  NL: [3.2, 50.7, 7.3, 53.7],
  NO: [4, 57.8, 31.5, 71.3],
  NZ: [166, -47.5, 179, -34],
  PF: [-149.98, -17.95, -149.1, -17.4],
  PT: [-9.8, 36.8, -6, 42.3],
  RU: [19, 41, 191, 73],
  SC: [55.1, -4.9, 56, -4.2],
  SJ: [10, 76.4, 28, 80.6],
  SO: [40.9, -1.8, 51.5, 12.1],
  US: [-125.5, 24, -66, 49.8],
  ZA: [16.2, -35, 33.2, -22],
}

/** Rocks in three oceans: their map would be a world map. */
export const withoutMap: ReadonlySet<string> = new Set(["UM"])
