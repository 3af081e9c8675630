import type pg from "pg"

/** Makes the text of a value the same on every server. */
export const plainText =
  "set timezone = 'UTC'; set datestyle = 'ISO, MDY'; set intervalstyle = 'postgres'; set extra_float_digits = 1; set bytea_output = 'hex'"

export type Table = {
  name: string
  /** Stored columns only; the database computes generated ones again. */
  columns: string[]
  /** The sequence of the identity column; null without one. */
  sequence: string | null
}

/** The tables of the product, each after the tables that it references. */
export async function listTables(client: pg.Client): Promise<Table[]> {
  const { rows: tables } = await client.query<Table>(`
    select c.relname as name,
      (select array_agg(a.attname::text order by a.attnum) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
      (select pg_get_serial_sequence(quote_ident(c.relname), a.attname) from pg_attribute a
        where a.attrelid = c.oid and a.attidentity <> '' limit 1) as sequence
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by c.relname`)
  const { rows: references } = await client.query<{ from: string; to: string }>(`
    select conrelid::regclass::text as from, confrelid::regclass::text as to
    from pg_constraint where contype = 'f' and conrelid <> confrelid and connamespace = 'public'::regnamespace`)

  const ordered: Table[] = []
  const place = (table: Table) => {
    if (ordered.includes(table)) return
    for (const { to } of references.filter(({ from }) => from === table.name)) {
      const before = tables.find(({ name }) => name === to)
      if (before) place(before)
    }
    ordered.push(table)
  }
  tables.forEach(place)
  return ordered
}

/** The number of migrations that the database has had. */
export async function countMigrations(client: pg.Client): Promise<number> {
  const { rows } = await client.query("select count(*)::int as count from drizzle.__drizzle_migrations")
  return rows[0].count
}

/** The table and its columns as SQL for COPY. */
export function columnsOf({ name, columns }: Table): string {
  return `${quote(name)} (${columns.map(quote).join(", ")})`
}

function quote(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}
