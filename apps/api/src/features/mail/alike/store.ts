import { columnsOf, type Sql } from '../../../platform/sql.ts'
import type { ReadRequirement } from './read-requirement.ts'

/** One requirement of a company at a time. */
export const holdRequirements = (tx: Sql, companyId: string) =>
  tx`select pg_advisory_xact_lock(hashtextextended(${`alike ${companyId}`}, 0))`

export interface NewRequirement extends ReadRequirement {
  thread_id: string
  company_id: string
  mail_id: string
  asked_at: Date
}

/** Saves the requirement of a conversation's newest mail. */
export const saveRequirement = (tx: Sql, requirement: NewRequirement) => tx`
  insert into inbox_requirement ${columnsOf(tx, requirement)}
  on conflict (thread_id) do update set ${columnsOf(tx, requirement)}`

/** True for a conversation that stands alone, unless somebody parted it. */
export const takeUngathered = async (tx: Sql, threadId: string): Promise<boolean> =>
  (
    await tx`
      select from inbox_thread where id = ${threadId} and alike_id is null and alike_by is null for update`
  ).length > 0

/** The sender's own words, as far as they are compared. */
export async function findText(tx: Sql, mailId: string): Promise<string> {
  const [row] = await tx<
    { text: string }[]
  >`select left(own_words, ${textCharsMax}) as text from inbox_mail where id = ${mailId}`
  return row?.text ?? ''
}

const textCharsMax = 20_000
const nearMax = 200

export interface NearRow {
  thread_id: string
  alike_id: string | null
  title_words: string[]
  client: string
  places: string[]
  text: string
}

interface Near {
  companyId: string
  threadId: string
  at: Date
  titleWords: readonly string[]
  days: number
}

/** The other requirements of those days whose title has a word in common, the newest first; none that somebody parted. */
export const listNear = (tx: Sql, { companyId, threadId, at, titleWords, days }: Near) => tx<NearRow[]>`
  select q.thread_id, t.alike_id, q.title_words, q.client, q.places, left(m.own_words, ${textCharsMax}) as text
  from inbox_requirement q join inbox_thread t on t.id = q.thread_id join inbox_mail m on m.id = q.mail_id
  where q.company_id = ${companyId} and q.thread_id <> ${threadId} and q.title_words && ${titleWords as string[]}
    and q.asked_at between ${at}::timestamptz - make_interval(days => ${days}) and ${at}::timestamptz + make_interval(days => ${days})
    and (t.alike_id is not null or t.alike_by is null)
  order by q.asked_at desc limit ${nearMax}`

/** Puts conversations beside each other. */
export const setAlike = (tx: Sql, ids: readonly string[], alikeId: string) => tx`
  update inbox_thread set alike_id = ${alikeId} where id = any(${ids as string[]}::uuid[])`
