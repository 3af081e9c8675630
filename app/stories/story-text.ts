/**
 * Converts a story to Markdown that renders as it was typed: special
 * characters are escaped, and single line breaks are preserved.
 */
export function markdownOfStory(story: string): string {
  return story
    .split("\n")
    .map((line) =>
      line
        .replace(/[\\`*_[\]<>&|~]/g, "\\$&")
        // At the start of a line also characters of headings, lists and rules.
        .replace(/^(\s*)([#+=-])/, "$1\\$2")
        .replace(/^(\s*\d+)([.)])/, "$1\\$2"),
    )
    .join("\n")
    .replace(/([^\n])\n(?=[^\n])/g, "$1\\\n")
}
