import { acceptedNetworks } from "#app/platform/business/listing/listing-options.ts"
import { merchantContent } from "#content/en/merchants.ts"
import type { DirectorySearch } from "../search/directory-search.ts"

const words = merchantContent.directory

/** A filter that is on or off. */
export type Switch = {
  label: string
  /** What it says of a list, after a comma. */
  said: string
  isOn: boolean
  /** What pressing it does to the search. */
  change: Partial<DirectorySearch>
  /** It has a button among the filters. */
  isButton: boolean
}

export function switchesOf(search: DirectorySearch): Switch[] {
  return [
    {
      label: words.openNow,
      said: words.isOpen,
      isOn: search.open === true,
      change: { open: !search.open },
      isButton: true,
    },
    ...acceptedNetworks.map((network) => {
      const isOn = search.network === network
      const change = { network: isOn ? undefined : network }
      return { label: words.networks[network], said: words.taking[network], isOn, change, isButton: true }
    }),
    {
      label: words.unconfirmed,
      said: words.alsoUnconfirmed,
      isOn: search.unconfirmed === true,
      change: { unconfirmed: !search.unconfirmed },
      isButton: false,
    },
  ]
}
