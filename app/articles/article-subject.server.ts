import { isNull } from "drizzle-orm"
import type { Subject } from "#app/lib/audit/subject.ts"
import { articles } from "#app/lib/db/schema.ts"
import { adminArticles } from "#content/en/admin-articles.ts"
import { articleList } from "./admin/staff-list.ts"

export const articleSubject = {
  type: "article",
  table: articles,
  name: articles.title,
  isThere: isNull(articles.deletedAt),
  hrefOf: ({ id }) => `${articleList.path}/${id}`,
  words: adminArticles.log,
} satisfies Subject
