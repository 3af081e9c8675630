/** Key of a random text, stored on the device with the first finished lesson, that makes its pattern unique. */
const seedKey = "guapcoin.cloth"

/** Seed of this device's pattern, or null if it has none. */
export function recallSeed(): string | null {
  try {
    return localStorage.getItem(seedKey)
  } catch {
    return null
  }
}

/** Creates the seed. @throws if the device blocks storage */
export function beginCloth(): string {
  const seed = crypto.getRandomValues(new Uint32Array(2)).join("-")
  localStorage.setItem(seedKey, seed)
  return seed
}
