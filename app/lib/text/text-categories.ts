import { textCategoryLabels } from "#content/en/labels.ts"
import { codeOf, codesOf } from "./codes.ts"

/**
 * The categories of stories and articles (docs/rulings.md, Stories): codes with the specification's words. An article may
 * have one that staff made up; such a text stands wherever a code would.
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

/** What is stored for a category that somebody chose or an address names. */
export function storedCategory(category: string): string {
  return known(category) ?? category
}

/** How forms and addresses say a category. */
export function categoryWord(category: string): string {
  const code = known(category)
  return code ? textCategoryWords[code] : category
}

/** How people read a category. */
export function categoryText(category: string): string {
  const code = known(category)
  return code ? textCategoryLabels[code] : category
}
