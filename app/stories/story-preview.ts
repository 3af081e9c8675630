import { categoryText } from "#app/lib/text/text-categories.ts"
import type { StoryEditValues } from "./admin/edit-schema.ts"
import type { StaffStory } from "./admin/staff-queries.server.ts"
import type { PreviewedArticle } from "./article-preview.tsx"
import { markdownOfStory } from "./story-text.ts"

/** @param articleHtml renderer of the articles, so that a preview equals the article */
export function previewOf(
  { image }: Pick<StaffStory, "image">,
  { story, dropPicture, ...values }: StoryEditValues,
  articleHtml: (text: { content: string; isFromStory: boolean }) => string,
): PreviewedArticle {
  const html = articleHtml({ content: markdownOfStory(story), isFromStory: true })
  return { ...values, category: categoryText(values.category), html, image: dropPicture ? null : image }
}
