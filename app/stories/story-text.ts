/**
 * A story as the Markdown of an article, so that it reads as its sender typed it: signs that Markdown would act on are
 * escaped, and single line breaks stay line breaks.
 */
export function markdownOfStory(story: string): string {
  return story
    .split("\n")
    .map((line) =>
      line
        .replace(/[\\`*_[\]<>&|~]/g, "\\$&")
        // At the start of a line also the signs of headings, lists and rules.
        .replace(/^(\s*)([#+=-])/, "$1\\$2")
        .replace(/^(\s*\d+)([.)])/, "$1\\$2"),
    )
    .join("\n")
    .replace(/([^\n])\n(?=[^\n])/g, "$1\\\n")
}
