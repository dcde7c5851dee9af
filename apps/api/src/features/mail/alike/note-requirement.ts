import type postgres from 'postgres'
import { newId } from '../../../platform/ids.ts'
import { alikeDays, isAlike } from './alike.ts'
import type { ReadRequirement } from './read-requirement.ts'
import {
  findText,
  holdRequirements,
  listNear,
  type NearRow,
  saveRequirement,
  setAlike,
  takeUngathered,
} from './store.ts'

interface Received {
  companyId: string
  threadId: string
  mailId: string
  at: Date
}

/** Keeps what a mail asks for, and puts its conversation beside those that ask for the same, unless somebody said otherwise. */
export async function noteRequirement(
  tx: postgres.TransactionSql,
  { companyId, threadId, mailId, at }: Received,
  read: ReadRequirement,
): Promise<void> {
  // Two that come at once find each other.
  await holdRequirements(tx, companyId)
  await saveRequirement(tx, { thread_id: threadId, company_id: companyId, mail_id: mailId, asked_at: at, ...read })
  if (!(await takeUngathered(tx, threadId))) return
  const asked = { title: read.title_words, client: read.client, places: read.places, text: await findText(tx, mailId) }
  const near = await listNear(tx, { companyId, threadId, at, titleWords: read.title_words, days: alikeDays })
  const like = near.find((row: NearRow) => isAlike(asked, { ...row, title: row.title_words }))
  if (!like) return
  const alikeId = like.alike_id ?? newId()
  await setAlike(tx, [threadId, like.thread_id], alikeId)
}
