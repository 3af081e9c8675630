import type { HeadersFunction } from "react-router"

/**
 * Passes on the headers of an action, such as Retry-After: React Router does not add them to a document. A route exports it as
 * `headers`.
 */
export const actionHeaders: HeadersFunction = ({ actionHeaders }) => actionHeaders
