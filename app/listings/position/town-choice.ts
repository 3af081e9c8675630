/** A town that somebody chose, as a form posts it: with what it was chosen for, so that the choice goes when that changes. */
type TownChoice = {
  /** 'gh/accra' */
  code: string
  /** As it was typed when the town was chosen. */
  city: string
  /** The word of its country that a form posts. */
  country: string
  /** 'Accra, Greater Accra, Ghana' */
  label: string
}

/** Characters; nobody types them. */
export const townValueLength = 500

/**
 * Letters whatever their case and accents, without punctuation. Not the search's `fold`, whose letters would make the script of the
 * registration larger: what is compared here was typed by the same person a moment ago.
 */
const letters = new Intl.Collator("en", { sensitivity: "base", ignorePunctuation: true })
const isSame = (one: string, other: string) => letters.compare(one.trim(), other.trim()) === 0
/** An accent may be a character of its own, so that each beginning may be the one. */
const beginsWith = (text: string, typed: string) =>
  Array.from(text).some((_, at) => isSame(text.slice(0, at + 1), typed))

/** 'None of these', as a form posts it: a town without a code, with what it was said of. */
export const noTownValue = ({ city, country }: Pick<TownChoice, "city" | "country">): string =>
  townValue({ code: "", city, country, label: "" })

/** Whether somebody said that no town is meant, of the city and the country that are filled in. */
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

/** Whether a town is called just so, by its first name or the one that it was found by. */
export const isCalled = (city: string, ...names: (string | null)[]): boolean =>
  names.some((name) => name !== null && isSame(city, name))

export function townValue({ code, city, country, label }: TownChoice): string {
  return [code, city.replaceAll("|", " "), country, label].join("|")
}

/**
 * The chosen town, as long as it is that of the city and the country that are filled in. A city that is typed further towards the
 * town's name is the same one. A code alone, as a file has it, was chosen for whatever stands beside it.
 */
export function heldTown(form: { town: string; city: string; country: string }): TownChoice | undefined {
  const [code = "", city = form.city, country = form.country, label = code] = form.town.split("|")
  const isSameCity = form.city === "" || isSame(form.city, city) || beginsWith(label, form.city)
  const isSameCountry = !form.country || form.country === country
  return code && isSameCity && isSameCountry ? { code, city, country, label } : undefined
}

/** What was typed as the city; where it is but the beginning of the chosen town's name, that name: 'Accra' of 'acc'. */
export function completeCity(form: Parameters<typeof heldTown>[0]): string {
  const [name = ""] = heldTown(form)?.label.split(/[,:]/) ?? []
  const isBeginning = form.city !== "" && name.length > form.city.length && beginsWith(name, form.city)
  return isBeginning && form.town.includes("|") ? name : form.city
}
