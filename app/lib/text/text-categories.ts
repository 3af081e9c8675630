import { textCategoryLabels } from "#content/en/labels.ts"
import { codeOf, codesOf } from "./codes.ts"

/**
 * The categories of stories and articles (docs/rulings.md, Stories): codes with the terms of the specification. An article may
 * have a custom category of staff; then its text is used in place of a code.
 */
export const textCategoryWords = {
  business: "Business",
  education: "Education",
  "global-impact": "Global Impact",
  technology: "Technology",
  "personal-finance": "Personal Finance",
} as const
export type TextCategory = keyof typeof textCategoryWords
export const textCategories = codesOf(textCategoryWords)

const known = (category: string) => codeOf(textCategoryWords, category)

/** Returns the stored value of a category that was chosen or is in an address. */
export function storedCategory(category: string): string {
  return known(category) ?? category
}

/** Returns the category as forms and addresses write it. */
export function categoryWord(category: string): string {
  const code = known(category)
  return code ? textCategoryWords[code] : category
}

/** Returns the label of a category. */
export function categoryText(category: string): string {
  const code = known(category)
  return code ? textCategoryLabels[code] : category
}
