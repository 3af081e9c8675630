/** Under these keys content has no words but names: addresses, anchors, kinds. */
export const names = new Set(["href", "icon", "id", "lesson", "link", "see", "slug", "tone", "version"])
