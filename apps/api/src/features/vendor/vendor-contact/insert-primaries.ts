import type postgres from 'postgres'
import type { CompanyContext } from '../../../db/scope/context.ts'
import { leaveTrail } from '../../../db/write.ts'
import { insertContacts } from './store.ts'
import type { ContactValues } from './tables.ts'

type Primary = Pick<
  ContactValues,
  'first_name' | 'last_name' | 'email' | 'designation' | 'mobile_number' | 'office_number'
> & { vendor_id: string }

/** The primary contacts of vendors that have none yet, in another verb's transaction. */
export async function insertPrimaries(
  context: CompanyContext,
  tx: postgres.TransactionSql,
  contacts: readonly Primary[],
): Promise<void> {
  const rows = contacts.map((contact) => ({ ...contact, contact_type: 'primary' }))
  const ids = await insertContacts(tx, context.scope, rows)
  const added = rows.map((after, at) => ({
    record: { kind: 'vendor-contact', id: ids[at] ?? '' },
    before: null,
    after,
  }))
  await leaveTrail(context, tx, 'vendor-contact.add', added)
}
