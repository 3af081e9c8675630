import { readFile } from "node:fs/promises"
import path from "node:path"
import { renderMarkdown } from "#app/lib/text/formats/markdown.server.ts"

/** A part of the changelog: of one version, or of what has no number yet. */
export type ChangelogPart = { heading: string; html: string }

/**
 * What the keeper of the site has to know of each version, the newest first, as the file of this very version says it.
 *
 * @param rootDir the product's folder
 * @returns null where the file did not come along
 */
export async function readChangelog(rootDir: string): Promise<ChangelogPart[] | null> {
  try {
    return partsOf(await readFile(path.join(rootDir, "CHANGELOG.md"), "utf8"))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error
    return null
  }
}

export function partsOf(changelog: string): ChangelogPart[] {
  return changelog
    .split(/^## /m)
    .slice(1)
    .map((part) => {
      const [heading = "", ...lines] = part.split("\n")
      return { heading, html: renderMarkdown(withoutFiles(lines.join("\n"))) }
    })
}

/** Its links to other files of the project lead nowhere on the site. */
function withoutFiles(text: string): string {
  return text.replace(/\[([^\]]+)\]\((?!https:)[^)]*\)/g, "$1")
}
