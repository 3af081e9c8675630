import { acceptedNetworks } from "#app/listings/listing/listing-options.ts"
import { directoryContent } from "#content/en/directory.ts"
import type { ListedCounts } from "../directory-places.server.ts"
import type { DirectorySearch } from "../search/directory-search.ts"

const words = directoryContent

/** An on/off filter. */
export type Switch = {
  label: string
  /** Text appended to a list's name after a comma. */
  said: string
  isOn: boolean
  /** Change to the search when the filter is clicked. */
  change: Partial<DirectorySearch>
  /** Filter button: shown while the filter is on or can match a listing. */
  button: { isShown: boolean; count?: number }
}

/** @param listed counts of what filters can match; needed where buttons are shown */
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
