import "../.cache/shared/site.css"
import { createClient } from "@supabase/supabase-js"
import { useLoaderData } from "react-router"
import about from "../.cache/shared/about-directory.json"
import {
  Directory,
  directoryPlaces,
  fold,
  pageCount,
  readDirectorySearch,
} from "../.cache/shared/directory.js"

const database = createClient(import.meta.env.VITE_DATABASE_URL, "a-public-key", {
  auth: { persistSession: false, autoRefreshToken: false },
})
const pageSize = 24

/** Page and places are asked for at the same time, as soon as this page's script is there. */
export async function loader({ request }) {
  const search = readDirectorySearch(new URL(request.url).searchParams)
  const from = (search.page - 1) * pageSize
  let query = database
    .from("directory")
    .select("slug,businessName:business_name,businessType:business_type,description,place,website,phone", {
      count: "exact",
    })
    .order("decided_at", { ascending: false })
    .range(from, from + pageSize - 1)
  if (search.q) query = query.like("search_text", `%${fold(search.q).replaceAll(" ", "Q")}%`)
  if (search.category) query = query.eq("directory_category", search.category)
  if (search.place) query = query.eq("place", search.place)
  const [found, counted] = await Promise.all([
    query,
    database
      .from("merchant_places")
      .select("place,merchants")
      .order("merchants", { ascending: false })
      .limit(16),
  ])
  if (found.error) throw found.error
  if (counted.error) throw counted.error
  const places = [
    ...directoryPlaces.map(
      (place) => counted.data.find((row) => row.place === place) ?? { place, merchants: 0 },
    ),
    ...counted.data.filter(({ place }) => !directoryPlaces.includes(place)).slice(0, 12),
  ]
  const { data: merchants, count } = found
  return { search, state: "merchants", merchants, count, pages: pageCount(count), places }
}

export function Component() {
  const directory = useLoaderData()
  return (
    <>
      <title>{about.title}</title>
      <meta name="description" content={about.description} />
      <Directory stage="live" {...directory} />
    </>
  )
}
