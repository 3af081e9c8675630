import type { HeadersFunction } from "react-router"

/** Such as Retry-After; a document takes no headers of an action by itself. A route exports it as its `headers`. */
export const actionHeaders: HeadersFunction = ({ actionHeaders }) => actionHeaders
