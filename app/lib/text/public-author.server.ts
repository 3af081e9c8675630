import { sql } from "drizzle-orm"
import { site } from "#content/en/site.ts"
import { articles } from "../db/schema.ts"

/** Read with each statement: words are not read while a module loads. */
const siteName = sql.param("", { mapToDriverValue: () => site.name })

/** The author of an article as readers see it: where an email address was written in place of a name, the name of the site. */
export const publicAuthor = sql<string>`
  case when ${articles.author} ~ '[^ @]@[^ @]+[.][^ @]' then ${siteName} else ${articles.author} end`
