import "../.cache/shared/site.css"
import { createClient } from "@supabase/supabase-js"
import { useRef } from "react"
import { Form, Link, useLoaderData, useSubmit } from "react-router"
import about from "../.cache/shared/about-directory.json"
import {
  Button,
  Directory,
  directoryPlaces,
  fold,
  readDirectorySearch,
  storedCategory,
  storedPlace,
  words,
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
  if (search.category) query = query.eq("directory_category", storedCategory(search.category))
  if (search.place) query = query.eq("place", storedPlace(search.place))
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
  return { search, merchants, count, places }
}

export function Component() {
  const directory = useLoaderData()
  return (
    <>
      <title>{about.title}</title>
      <meta name="description" content={about.description} />
      <Directory {...directory} link={FilterLink}>
        <SearchForm {...directory.search} />
      </Directory>
    </>
  )
}

function FilterLink({ href, ...props }) {
  return <Link to={href} preventScrollReset {...props} />
}

const typingPauseMs = 250

function SearchForm({ q, category, place }) {
  const submit = useSubmit()
  const timer = useRef(undefined)
  return (
    <Form
      role="search"
      action="/merchant-directory"
      className="flex max-w-2xl gap-2"
      preventScrollReset
      onSubmit={() => clearTimeout(timer.current)}
      onChange={({ currentTarget }) => {
        clearTimeout(timer.current)
        timer.current = setTimeout(
          () => submit(currentTarget, { replace: true, preventScrollReset: true }),
          typingPauseMs,
        )
      }}
    >
      {category && <input type="hidden" name="category" value={category} />}
      {place && <input type="hidden" name="location" value={place} />}
      <input
        type="search"
        name="q"
        defaultValue={q}
        maxLength={100}
        aria-label={words.searchLabel}
        placeholder={words.searchPlaceholder}
        className="min-h-12 w-full min-w-0 rounded-control border border-ivory-400/60 bg-ink-900 px-4 placeholder:text-ivory-400"
      />
      <Button variant="secondary" className="shrink-0">
        {words.searchButton}
      </Button>
    </Form>
  )
}
