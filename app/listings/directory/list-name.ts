import { codeOfWord } from "#app/lib/text/codes.ts"
import { format, formatCount } from "#app/lib/text/format.ts"
import { directoryContent } from "#content/en/directory.ts"
import { listingLabels } from "#content/en/labels.ts"
import { site } from "#content/en/site.ts"
import { businessTypeWords, directoryCategoryWords, onlinePlaceWord } from "../options.ts"
import { placeText } from "../position/place-text.ts"
import type { DirectoryPage } from "./directory.server.ts"
import { switchesOf } from "./filters/switches.ts"
import { countLimitOf, type DirectorySearch, isFiltered, storedPlace } from "./search/directory-search.ts"
import { radiusText } from "./search/near.ts"

const words = directoryContent

type Listed = Pick<DirectoryPage, "search" | "area" | "reach">

/** Heading and title of a list, unique per list. */
export function listName({ search, area }: Listed): string {
  const name =
    isFiltered(search) || search.unconfirmed
      ? narrowed(categoryText(search.category) || words.list.everybody, { search, area })
      : words.heading
  return search.page > 1
    ? format(words.list.page, { list: name, page: search.page.toLocaleString(site.locale) })
    : name
}

/** The number of results: '8 merchants in Accra, Ghana', '3 merchants: Fashion & Apparel in Lagos, Nigeria'. */
export function resultText(page: Listed & Pick<DirectoryPage, "state" | "count" | "offered">): string {
  const { search, state, count, offered } = page
  if (state === "failed") return ""
  if (state === "no-such-page") return words.noSuchPage
  if (state === "samples") return formatCount(words.samples, count, site.locale)
  // If the search text matches nothing, the page shows the merchants of the guessed town.
  const listed =
    offered?.isGuess && offered.merchants > 0 ? { search: { ...search, q: "" }, area: offered } : page
  const results = countOf(count, countLimitOf(search))
  if (!search.category) return narrowed(results, listed)
  return format(words.list.counted, { results, list: narrowed(categoryText(search.category), listed) })
}

/** How many listings have opening hours, so that the filter 'Open now' can match them. */
export function hoursKnownText({ merchants, withHours }: DirectoryPage["listed"]): string {
  return format(formatCount(words.hoursKnown, merchants, site.locale), {
    known: withHours.toLocaleString(site.locale),
  })
}

const isWithin = (reach: DirectoryPage["reach"]) => reach !== undefined && reach.radius !== "any"

/** Label of the button that closes the filters and shows the list. */
export function seeListText({
  search,
  state,
  count,
}: Pick<DirectoryPage, "search" | "state" | "count">): string {
  const results =
    state === "samples"
      ? formatCount(words.samples, count, site.locale)
      : countOf(count, countLimitOf(search))
  return format(words.seeList, { results })
}

function countOf(count: number, limit: number): string {
  if (count <= limit) return formatCount(words.results, count, site.locale)
  return format(words.manyResults, { count: limit.toLocaleString(site.locale) })
}

/** Appends each active filter to the text, each by its own message. */
function narrowed(
  list: string,
  {
    search,
    area,
    reach,
  }: { search: DirectorySearch; area?: { inText: string }; reach?: DirectoryPage["reach"] },
): string {
  let name = list
  if (search.q) name = format(words.list.matching, { list: name, words: search.q })
  if (area) name = format(words.list.in, { list: name, place: area.inText })
  else if (search.place === onlinePlaceWord) name = format(words.list.online, { list: name })
  else if (search.place) name = format(words.list.in, { list: name, place: search.place })
  if (search.near)
    name = format(isWithin(reach) ? words.near.listWithin : words.near.list, {
      list: name,
      distance: reach && radiusText(reach.radius, reach.country),
    })
  for (const { said } of switchesOf(search).filter(({ isOn }) => isOn))
    name = format(words.list.with, { list: name, filter: said })
  return name
}

/**
 * Label of a category from the address, which is a directory category or a
 * business type; an unknown category is returned as it is.
 */
export function categoryText(name: string): string {
  const category = codeOfWord(directoryCategoryWords, name)
  if (category) return listingLabels.directoryCategories[category]
  const type = codeOfWord(businessTypeWords, name)
  return type ? listingLabels.businessTypes[type] : name
}

/** Label of a search's location. */
export function placeName({ search, area }: Listed): string {
  if (search.near) return words.near.chosen
  return area?.text ?? placeText(storedPlace(search.place))
}
