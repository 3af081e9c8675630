import type { ListSearch } from "#app/lib/list/list-search.ts"
import { townOfCode } from "#app/places/town-of-code.ts"
import { FacetSelect } from "#app/ui/list/facet-select.tsx"
import { adminListings } from "#content/en/admin-listings.ts"
import { countryNames } from "#content/en/countries.ts"
import { listingLabels } from "#content/en/labels.ts"
import { directoryCategories } from "../options.ts"
import { type ListingFilter, missingParts } from "./staff-list.ts"
import type { FacetChoices } from "./staff-queries.server.ts"

const words = adminListings.facets

type Props = { search: ListSearch<ListingFilter>; choices: FacetChoices }

/** Further filters of the listings list. Towns are offered once a country is chosen. */
export function FacetFields({ search: { facets = {} }, choices }: Props) {
  const countries = choices.countries
    .map((value) => ({ value, label: countryNames[value] }))
    .toSorted((one, other) => one.label.localeCompare(other.label))
  const towns = choices.towns.map((value) => ({ value, label: townOfCode(value) }))
  const imports = choices.imports.map(({ id, fileName }) => ({ value: String(id), label: fileName }))
  return (
    <>
      <FacetSelect name="country" label={words.country} value={facets.country} options={countries} />
      {facets.country && <FacetSelect name="town" label={words.town} value={facets.town} options={towns} />}
      <FacetSelect
        name="category"
        label={words.category}
        value={facets.category}
        options={directoryCategories.map((value) => ({
          value,
          label: listingLabels.directoryCategories[value],
        }))}
      />
      <FacetSelect
        name="missing"
        label={words.missing}
        value={facets.missing}
        options={missingParts.map((value) => ({ value, label: words.without[value] }))}
      />
      {imports.length > 0 && (
        <FacetSelect name="import" label={words.import} value={facets.import} options={imports} />
      )}
    </>
  )
}
