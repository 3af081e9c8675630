/**
 * The letters and pairs of letters in more than three of ten texts. For these, scanning listings until enough match is fast;
 * every other query of one or two characters has an index (docs/decisions/directory-and-places.md). A change of this list needs a migration, because
 * `merchant_search.rare_grams` excludes them.
 */
export const frequentGrams: readonly string[] = `
  a b c d e f g h i j k l m n o p r s t u v w x y ab ac ad ai ak al am an ap ar as at au ay ba be bo
  br by ca ce ch cl co da de di do ea ec ed ee el em en er es et fi fo fr ga ge ha he hi ho ic id ie
  il in io ir is it ke ki ks la ld le li ll lo ma me mo na nd ne ng ni no ns nt od of ol om on oo op
  or os ot ou pa pe pr ra re ri rk ro rs rt ry sa se sh si so ss st ta te th ti to tr ts tu un ur us
  ut ve vi wa we wh wi wo yo
`
  .trim()
  .split(/\s+/)

/** Returns true for queries too short for a trigram index: one or two characters. @param folded as returned by `fold` */
export function isShort(folded: string): boolean {
  return /^.{1,2}$/u.test(folded)
}

/** Returns true for a short query that is not frequent, so that `rare_grams` contains it. */
export function isRareGram(folded: string): boolean {
  return isShort(folded) && !frequentGrams.includes(folded)
}
