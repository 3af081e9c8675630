/** A random text that the device keeps from the first lesson on: what makes its cloth nobody else's. */
const seedKey = "guapcoin.cloth"

/** What this device's cloth is woven from, or null where it has none. */
export function recallSeed(): string | null {
  try {
    return localStorage.getItem(seedKey)
  } catch {
    return null
  }
}

/** Begins a cloth. @throws where the device keeps nothing */
export function beginCloth(): string {
  const seed = crypto.getRandomValues(new Uint32Array(2)).join("-")
  localStorage.setItem(seedKey, seed)
  return seed
}
