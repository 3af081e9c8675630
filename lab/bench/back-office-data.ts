import type pg from "pg"

/** Fills every list of the back office with `count` rows of invented text, in states like after a busy year. */
export async function fillLists(pool: pg.Pool, count: number): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query("set statement_timeout = 0")
    await client.query(functions)
    for (const insert of inserts)
      await client.query({ text: insert, values: [count], query_timeout: 3_600_000 } as pg.QueryConfig)
    await client.query({ text: "vacuum analyze", query_timeout: 3_600_000 } as pg.QueryConfig)
  } finally {
    client.release()
  }
}

/** Typical words of the community; `bench_text(7, 3)` is three of them, the same on every run. */
const vocabulary =
  `market cloth harvest wallet town lesson music school kitchen family bridge river garden story
  music drum letter savings tailor bakery clinic studio festival workshop neighbor elder student farmer driver nurse
  Àdúkẹ́ Chinyere Kwame Amina Ọlá Ngozi Kofi Zainab Tunde Efua Ibrahim Yetunde Kwabena Halima Emeka Abena`
    .trim()
    .split(/\s+/)

const functions = `
  create function bench_pick(n bigint, salt bigint, size int) returns int language sql immutable
    return 1 + ((hashint8extended(n, salt) & 2147483647) % size)::int;
  create function bench_text(n bigint, words int) returns text language sql immutable
    return (select string_agg((array[${vocabulary.map((word) => `'${word}'`).join(",")}])[bench_pick(n, part, ${vocabulary.length})], ' ')
      from generate_series(1, words) as part);
  create function bench_time(n bigint, total int) returns timestamptz language sql immutable
    return timestamptz '2025-01-01' + n * (interval '1 year' / total);
`

const rows = "from generate_series(1, $1::int) as n"

const inserts = [
  `insert into story_submissions (submission_key, status, title, story, category, name, email, is_spam, created_at, decided_at)
    select gen_random_uuid(), case when n % 100 < 5 then 'pending' when n % 3 = 0 then 'rejected' else 'approved' end,
      bench_text(n, 4) || ' ' || n, bench_text(n, 100), 'business', bench_text(n + 7, 2), 'person' || n || '@mail.example',
      n % 100 < 5 and n % 50 = 0, bench_time(n, $1), case when n % 100 < 5 then null else bench_time(n, $1) end ${rows}`,
  `insert into contact_messages (submission_key, status, name, email, subject, category, message, is_spam, created_at, read_at,
      deleted_at)
    select gen_random_uuid(), case when n % 20 = 0 then 'unread' else 'read' end, bench_text(n, 2),
      'person' || n || '@mail.example', bench_text(n + 3, 4), 'other', bench_text(n, 60), n % 90 = 1, bench_time(n, $1),
      case when n % 20 = 0 then null else bench_time(n, $1) end, case when n % 40 = 7 then bench_time(n, $1) end ${rows}`,
  `insert into articles (slug, status, published_at, title, content, author, category, created_at, updated_at, deleted_at)
    select 'article-' || n, case when n % 30 = 0 then 'draft' else 'published' end,
      case when n % 30 = 0 then null when n % 500 = 1 then timestamptz '2027-01-01' else bench_time(n, $1) end,
      bench_text(n, 5) || ' ' || n, bench_text(n, 200), bench_text(n + 9, 2), 'business', bench_time(n, $1),
      bench_time(n, $1), case when n % 60 = 7 then bench_time(n, $1) end ${rows}`,
  `insert into events (slug, kind, title, description, location, local_date, local_time, time_zone, starts_at, created_at,
      updated_at, cancelled_at, deleted_at)
    select 'event-' || n, case when n % 4 = 0 then 'town-hall' else 'community' end, bench_text(n, 4) || ' ' || n,
      bench_text(n, 40), case when n % 3 = 0 then 'Online' else bench_text(n + 5, 2) end, bench_time(n, $1 / 2)::date,
      '19:00', 'America/New_York', bench_time(n, $1 / 2), bench_time(n, $1), bench_time(n, $1),
      case when n % 20000 = 3 then bench_time(n, $1) end, case when n % 70 = 9 then bench_time(n, $1) end ${rows}`,
  `insert into newsletter_subscribers (email, status, topics, consent_form, consent_version, requested_at, confirmed_at,
      unsubscribed_at, confirmation_token_hash, manage_token_hash, confirmation_mailed_at)
    select 'reader' || n || '@mail.example', case n % 10 when 0 then 'pending' when 1 then 'unsubscribed' else 'confirmed' end,
      '{news}', 'page', '1', bench_time(n, $1), case when n % 10 = 0 then null else bench_time(n, $1) end,
      case when n % 10 = 1 then bench_time(n, $1) end, 'c' || n, 'm' || n, bench_time(n, $1) ${rows}`,
  `insert into town_hall_subscribers (full_name, email, consent_version, manage_token_hash, created_at)
    select bench_text(n, 2), 'reader' || n || '@mail.example', '1', 'm' || n, bench_time(n, $1) ${rows}`,
  `insert into mails (id, kind, dedupe_key, recipient, subject, html, text, status, attempts, next_attempt_at, created_at,
      sent_at)
    select gen_random_uuid(), 'bench', 'bench:' || n, 'person' || n || '@mail.example', bench_text(n, 5), bench_text(n, 80),
      bench_text(n, 80), case when n % 5000 = 0 then 'dead' when n > $1 - 30 then 'queued' else 'sent' end, 1,
      bench_time(n, $1), bench_time(n, $1), case when n % 5000 <> 0 and n <= $1 - 30 then bench_time(n, $1) end ${rows}`,
  `insert into audit_log (at, actor_id, actor, action, subject_type, subject_id, details)
    select bench_time(n, $1), 'admin' || n % 9, 'admin' || n % 9 || '@mail.example',
      (array['merchant.approved', 'merchant.rejected', 'story.approved', 'article.updated', 'event.changed'])[1 + n % 5],
      (array['merchant', 'merchant', 'story', 'article', 'event'])[1 + n % 5], (n % $1)::text, '{}' ${rows}`,
]
