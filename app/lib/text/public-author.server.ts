import { sql } from "drizzle-orm"
import { site } from "#content/en/site.ts"
import { articles } from "../db/schema.ts"

/** Read at each statement: modules must not read content while they load. */
const siteName = sql.param("", { mapToDriverValue: () => site.name })

/** The public author of an article: the name of the site if the author field contains an email address. */
export const publicAuthor = sql<string>`
  case when ${articles.author} ~ '[^ @]@[^ @]+[.][^ @]' then ${siteName} else ${articles.author} end`
