import { CopyTextElement } from "./copy-text-element.ts"

/** For a page that asks for a script of its own (`handle.modules`) instead of all elements. */
customElements.define("copy-text", CopyTextElement)
