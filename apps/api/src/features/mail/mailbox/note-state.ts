import type { Parts } from '../../../db/scope/context.ts'
import { notify, notifyOwners } from '../../told/notification/notify.ts'
import { noteContact, type Side } from './store.ts'
import type { MailboxRow } from './tables.ts'

/** Notes how a contact went that nobody watched. Tells people who can mend a mailbox once that it must be reconnected. */
export const noteState = (
  { db, platform }: Parts,
  { id, company_id, member_id, name }: Pick<MailboxRow, 'id' | 'company_id' | 'member_id' | 'name'>,
  state: 'working' | 'reconnect' | 'failing',
  words: string,
  sides?: readonly Side[],
) =>
  db.begin(async (tx) => {
    if (!(await noteContact(tx, id, state, words, sides))) return
    const told = { kind: 'mailbox-reconnect', params: { name } } as const
    if (member_id) await notify(tx, platform, { ...told, to: [member_id], at: { companyId: company_id } })
    else await notifyOwners(tx, platform, company_id, told)
  })
