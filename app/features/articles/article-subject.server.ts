import { isNull } from "drizzle-orm"
import { articles } from "#app/db/schema.ts"
import type { Subject } from "#app/platform/audit/subject.ts"
import { adminArticles } from "#content/en/admin-articles.ts"
import { articleList } from "./staff/staff-list.ts"

export const articleSubject = {
  type: "article",
  table: articles,
  name: articles.title,
  isThere: isNull(articles.deletedAt),
  hrefOf: ({ id }) => `${articleList.path}/${id}`,
  words: adminArticles.log,
} satisfies Subject
