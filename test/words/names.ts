/** Under these keys content has identifiers instead of text: addresses, anchors, types. */
export const names = new Set(["href", "icon", "id", "lesson", "link", "see", "slug", "tone", "version"])
