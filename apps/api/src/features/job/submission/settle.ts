import { personName } from '@corridor/contract/format/person-name'
import { leaveAudits } from '../../../db/audit.ts'
import type { Parts } from '../../../db/scope/context.ts'
import { settingsOf } from '../../../db/scope/settings.ts'
import type { Sql } from '../../../platform/sql.ts'
import { notify } from '../../told/notification/notify.ts'
import { type SettledRow, settleByMail } from './store.ts'

/**
 * Moves the submissions that a mail took along to where it put them, in the transaction that writes down how the mail ended. Tells their
 * makers if it did not leave.
 */
export async function settleSubmissions({ platform }: Pick<Parts, 'platform'>, tx: Sql, mailId: string): Promise<void> {
  const rows = await settleByMail(tx, mailId)
  const [first] = rows
  if (!first) return
  const { company_id: companyId } = first
  const changes = rows.map(({ id, was, state }) => ({
    record: { kind: 'submission', id },
    before: { state: was },
    after: { state },
  }))
  // Nobody did it: the server of the mail answered.
  await leaveAudits(tx, { actorId: null, companyId, action: 'submission.update', requestId: null }, changes)
  const settings = await settingsOf(tx, companyId)
  for (const row of rows) {
    await platform.events.tell(tx, { companyId, record: row.audience }, { kind: 'submission', id: row.id })
    if (row.state !== 'not-sent' || !row.created_by || row.deleted_at) continue
    await notify(tx, platform, {
      kind: 'submission-not-sent',
      params: { name: personName(namesOf(row), settings), job: row.job_title },
      to: [row.created_by],
      at: { companyId },
      about: { kind: 'submission', id: row.id },
    })
  }
}

/** The same if nobody is told. */
export const settleQuietly = (tx: Sql, mailId: string) => settleByMail(tx, mailId)

const namesOf = ({ first_name: firstName, last_name: lastName }: SettledRow) => ({ firstName, lastName })
