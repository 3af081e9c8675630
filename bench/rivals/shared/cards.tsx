export {
  countLimit,
  directoryHref,
  pageCount,
  readDirectorySearch,
} from "#app/features/merchants/directory-search.ts"
export { JoinCard, MerchantCard } from "#app/features/merchants/merchant-card.tsx"
export { directoryCategories, directoryPlaces } from "#app/features/merchants/options.ts"
export { countText, fill } from "#app/platform/fill.ts"
export { fold } from "#app/platform/fold.ts"
export { Button, ButtonLink } from "#app/ui/button.tsx"
export { WovenStrip } from "#app/ui/woven-strip.tsx"

import { merchantContent } from "#content/en/merchants.ts"

export const words = merchantContent.directory
