import { encode } from "uqr"

/**
 * Returns the dark modules of a QR code as one path, in modules; `size` includes the quiet zone of four modules that cameras
 * need.
 *
 * @param ecc error correction: with M a seventh may be damaged, with Q a quarter
 */
export function codePath(text: string, ecc: "M" | "Q"): { path: string; size: number } {
  const { data, size } = encode(text, { ecc, border: 4 })
  const path = data
    .map((row, y) =>
      darkRuns(row)
        .map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`)
        .join(""),
    )
    .join("")
  return { path, size }
}

/** Returns start and length of each run of dark modules in a row. */
function darkRuns(row: boolean[]): [number, number][] {
  const runs: [number, number][] = []
  row.forEach((dark, x) => {
    const last = runs.at(-1)
    if (dark && last && last[0] + last[1] === x) last[1]++
    else if (dark) runs.push([x, 1])
  })
  return runs
}
