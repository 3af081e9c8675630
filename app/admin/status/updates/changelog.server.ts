import { readFile } from "node:fs/promises"
import path from "node:path"
import { renderMarkdown } from "#app/lib/text/formats/markdown.server.ts"

/** A section of the changelog: of one version, or of unreleased changes. */
export type ChangelogPart = { heading: string; html: string }

/**
 * What the operator has to know about each version, newest first, from the file of the running version.
 *
 * @param rootDir the product's folder
 * @returns null if the file is missing
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

/** Links to other files of the project do not work on the site. */
function withoutFiles(text: string): string {
  return text.replace(/\[([^\]]+)\]\((?!https:)[^)]*\)/g, "$1")
}
