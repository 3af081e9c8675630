// Loaded into the product's process (node --import) by the chaos tests that move its clock. Only the time of day moves, as when a
// machine's clock is set: timers continue unchanged. CHAOS_CLOCK names a file with the shift in ms.
import { readFileSync } from "node:fs"

const RealDate = Date
let shift = 0
const read = () => {
  try {
    shift = Number(readFileSync(process.env.CHAOS_CLOCK ?? "", "utf8")) || 0
  } catch {
    // The file does not exist yet.
  }
}
read()
setInterval(read, 20).unref()

globalThis.Date = class extends RealDate {
  constructor(...parts) {
    if (parts.length === 0) super(RealDate.now() + shift)
    else super(...parts)
  }
  static now() {
    return RealDate.now() + shift
  }
}
