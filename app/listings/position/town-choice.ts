/**
 * A selected town as the form posts it. It contains the city and country it was
 * selected for, so that it is dropped when they change.
 */
type TownChoice = {
  /** 'gh/accra' */
  code: string
  /** Text of the city field when the town was selected. */
  city: string
  /** Form value of the country. */
  country: string
  /** 'Accra, Greater Accra, Ghana' */
  label: string
}

/** In characters; not typed by users. */
export const townValueLength = 500

/**
 * Compares letters without case, accents and punctuation. It does not use the search's `fold`, which would enlarge the
 * registration form's script.
 */
const letters = new Intl.Collator("en", { sensitivity: "base", ignorePunctuation: true })
const isSame = (one: string, other: string) => letters.compare(one.trim(), other.trim()) === 0
/** Tries every prefix, because an accent may be a separate character. */
const beginsWith = (text: string, typed: string) =>
  Array.from(text).some((_, at) => isSame(text.slice(0, at + 1), typed))

/** Form value of 'None of these': a town without a code, with the city and country it was selected for. */
export const noTownValue = ({ city, country }: Pick<TownChoice, "city" | "country">): string =>
  townValue({ code: "", city, country, label: "" })

/** True if 'None of these' was selected for the present city and country. */
export function isDeclined({
  town,
  city,
  country,
}: {
  town: string
  city: string
  country: string
}): boolean {
  const [code, ofCity = "", ofCountry] = town.split("|")
  return code === "" && ofCountry === country && isSame(ofCity, city)
}

/** True if a town has exactly this name, either its main name or the name it was found by. */
export const isCalled = (city: string, ...names: (string | null)[]): boolean =>
  names.some((name) => name !== null && isSame(city, name))

export function townValue({ code, city, country, label }: TownChoice): string {
  return [code, city.replaceAll("|", " "), country, label].join("|")
}

/**
 * The selected town if it still fits the city and country of the form. A longer prefix of the town's name counts as the
 * same city. A code alone, as in an import file, fits any city and country.
 */
export function heldTown(form: { town: string; city: string; country: string }): TownChoice | undefined {
  const [code = "", city = form.city, country = form.country, label = code] = form.town.split("|")
  const isSameCity = form.city === "" || isSame(form.city, city) || beginsWith(label, form.city)
  const isSameCountry = !form.country || form.country === country
  return code && isSameCity && isSameCountry ? { code, city, country, label } : undefined
}

/** The typed city; if it is a prefix of the selected town's name, that name: 'Accra' for 'acc'. */
export function completeCity(form: Parameters<typeof heldTown>[0]): string {
  const [name = ""] = heldTown(form)?.label.split(/[,:]/) ?? []
  const isBeginning = form.city !== "" && name.length > form.city.length && beginsWith(name, form.city)
  return isBeginning && form.town.includes("|") ? name : form.city
}
