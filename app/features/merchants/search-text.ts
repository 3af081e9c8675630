import { fold } from "#app/platform/fold.ts"

/** What the directory's search reads: name, description and business type (document 1, section 5). */
export function searchTextOf(merchant: {
  businessName: string
  description: string
  businessType: string
}): string {
  return [merchant.businessName, merchant.description, merchant.businessType].map(fold).join("\n")
}

/** What staff search: name, owner, e-mail, city and state. */
export function staffSearchTextOf(
  merchant: Record<"businessName" | "ownerName" | "email" | "city" | "state", string>,
): string {
  const { businessName, ownerName, email, city, state } = merchant
  return [businessName, ownerName, email, city, state].map(fold).join("\n")
}
