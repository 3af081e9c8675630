import { acceptedNetworks } from "#app/listings/listing/listing-options.ts"
import { directoryContent } from "#content/en/directory.ts"
import type { ListedCounts } from "../directory-places.server.ts"
import type { DirectorySearch } from "../search/directory-search.ts"

const words = directoryContent

/** A filter that is on or off. */
export type Switch = {
  label: string
  /** What it says of a list, after a comma. */
  said: string
  isOn: boolean
  /** What pressing it does to the search. */
  change: Partial<DirectorySearch>
  /** Its button among the filters: shown while it is on, or can find something. */
  button: { isShown: boolean; count?: number }
}

/** @param listed what the filters can find, where buttons are shown */
export function switchesOf(search: DirectorySearch, listed?: ListedCounts): Switch[] {
  const isOpenKnown = (listed?.withHours ?? 0) > 0
  return [
    {
      label: words.openNow,
      said: words.isOpen,
      isOn: search.open === true,
      change: { open: !search.open },
      button: { isShown: search.open === true || isOpenKnown },
    },
    ...acceptedNetworks.map((network) => {
      const isOn = search.network === network
      const change = { network: isOn ? undefined : network }
      const count = listed?.networks[network] ?? 0
      const button = { isShown: isOn || count > 0, count }
      return { label: words.networks[network], said: words.taking[network], isOn, change, button }
    }),
    {
      label: words.unconfirmed,
      said: words.alsoUnconfirmed,
      isOn: search.unconfirmed === true,
      change: { unconfirmed: !search.unconfirmed },
      button: { isShown: false },
    },
  ]
}
