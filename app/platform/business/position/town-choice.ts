import { fold } from "#app/platform/text/fold.ts"

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

export function townValue({ code, city, country, label }: TownChoice): string {
  return [code, city.replaceAll("|", " "), country, label].join("|")
}

/**
 * The chosen town, as long as it is that of the city and the country that are filled in. A city that is typed further towards the
 * town's name is the same one. A code alone, as a file has it, was chosen for whatever stands beside it.
 */
export function heldTown(form: { town: string; city: string; country: string }): TownChoice | undefined {
  const [code = "", city = form.city, country = form.country, label = code] = form.town.split("|")
  const typed = fold(form.city)
  const isSameCity = typed === fold(city) || fold(label).startsWith(typed)
  const isSameCountry = !form.country || form.country === country
  return code && isSameCity && isSameCountry ? { code, city, country, label } : undefined
}

/** What was typed as the city; where it is but the beginning of the chosen town's name, that name: 'Accra' of 'acc'. */
export function completeCity(form: Parameters<typeof heldTown>[0]): string {
  const [name = ""] = heldTown(form)?.label.split(/[,:]/) ?? []
  const isBeginning =
    form.city !== "" && name.length > form.city.length && fold(name).startsWith(fold(form.city))
  return isBeginning && form.town.includes("|") ? name : form.city
}
