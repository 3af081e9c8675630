import "../../.cache/shared/site.css"
import { Document } from "../../components/document.jsx"

export const metadata = { icons: { icon: "/favicon.svg" } }
export const viewport = { themeColor: "#0b0a08" }

export default function Layout({ children }) {
  return <Document>{children}</Document>
}
