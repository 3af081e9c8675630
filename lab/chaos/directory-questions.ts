import { randomUUID } from "node:crypto"
import { and, eq, inArray, sql } from "drizzle-orm"
import { applications, mails } from "#app/lib/db/schema.ts"
import { type Act, browserAt, filled, isOpened, isTaken } from "./directory-browser.ts"
import { countOf, type Part, quietly, type Round } from "./directory-part.ts"
import { addApplications } from "./directory-site.ts"

const [asked, answered] = [1, 2]

/** Questions to applicants: staff ask, undo and ask again; applicants answer through the mailed link, and are approved. */
export function questions(): Part {
  /** The last acknowledged question and answer, by application. */
  const said = new Map<number, { question?: string; answer?: string }>()
  const say = (id: number, what: { question?: string; answer?: string }) =>
    said.set(id, { ...said.get(id), ...what })

  const post = (
    { product, staff, said: counted }: Round,
    id: number,
    fields: Record<string, string>,
    then = () => {},
  ) => {
    const act: Act = async () => {
      const browser = browserAt(product.origin, staff)
      const body = new URLSearchParams(fields)
      const taken = await isTaken(counted, browser, () => browser.post(`/admin/merchants/${id}`, body))
      if (taken) then()
      return taken
    }
    return act
  }
  const ask = (round: Round, id: number) => {
    const question = randomUUID()
    return post(round, id, { intent: "ask", question }, () => say(id, { question }))
  }
  const undo = (round: Round, id: number) =>
    post(round, id, { intent: "undo", decisions: `${id}:1` }, () => said.delete(id))

  const answer = async ({ product: { origin }, db, said: counted }: Round, id: number): Promise<Act> => {
    const isAsked = and(eq(mails.kind, "merchant-asked"), eq(mails.dedupeKey, `merchant-decision:${id}:1`))
    const [mail] = await db.select({ text: mails.text }).from(mails).where(isAsked)
    const path = mail?.text.match(/\/merchant-register\/complete\/[\w-]+/)?.[0] ?? ""
    const description = randomUUID()
    let body: URLSearchParams | undefined
    return async () => {
      if (!body) {
        const browser = browserAt(origin)
        if (!(await isOpened(browser, path))) return false
        body = filled(browser, { description })
      }
      const [again, form] = [browserAt(origin), body]
      const taken = await isTaken(counted, again, () => again.post(path, form))
      if (taken) say(id, { answer: description })
      return taken
    }
  }

  return {
    async streams(round) {
      const ids = await addApplications(round.product, asked + answered)
      // The applications came faster than a person types, and staff cannot ask a suspicious application.
      await round.db.update(applications).set({ suspicion: null }).where(inArray(applications.id, ids))
      const waiting = ids.slice(asked)
      await quietly(waiting.map((id) => ask(round, id)))
      const answers = await Promise.all(waiting.map((id) => answer(round, id)))
      return [
        ...ids.slice(0, asked).map((id) => [ask(round, id), undo(round, id), ask(round, id)]),
        ...waiting.map((id, at) => [answers[at] as Act, post(round, id, { intent: "approve" })]),
      ]
    },
    async findWrong(db) {
      const own = JSON.stringify([...said].map(([id, what]) => ({ id, ...what })))
      return {
        "questions and answers acknowledged and lost": await countOf(
          db,
          sql`
          select a.id from jsonb_to_recordset(${own}::jsonb) as a(id bigint, question text, answer text)
          left join application_questions q on q.application_id = a.id left join merchant_requests m on m.id = a.id
          group by a.id having count(q.number) <> 1 or bool_or(q.question <> a.question)
            or bool_or(a.answer is not null and (q.answered_at is null or m.description <> a.answer))`,
        ),
        "questions and answers without one entry in the log and one mail": await countOf(
          db,
          sql`
          with asked as (
            select m.id, count(q.number) as n, count(q.answered_at) as answered, min(q.number) as number,
              bool_or(m.status = 'asked') as waits
            from merchant_requests m left join application_questions q on q.application_id = m.id group by m.id
          )
          select id from asked where waits <> (n = 1 and answered = 0)
            or n <> (select coalesce(sum(case when action = 'merchant.asked' then 1
              when action = 'merchant.taken-back' and details->>'status' = 'asked' then -1 else 0 end), 0) from audit_log
              where subject_type = 'merchant' and subject_id = asked.id::text)
            or n <> (select count(*) from mails where kind = 'merchant-asked' and split_part(dedupe_key, ':', 2) = asked.id::text)
            or answered <> (select count(*) from audit_log
              where action = 'merchant.completed' and subject_id = asked.id::text)
            or answered <> (select count(*) from mails where dedupe_key = 'merchant-new:' || asked.id || ':' || asked.number)`,
        ),
      }
    },
  }
}
