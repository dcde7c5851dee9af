import { personName } from '@corridor/contract/format/person-name'
import { type VendorNoteAdd, VendorNoteAdd as VendorNoteSchema } from '@corridor/contract/vendor/vendor-note/shapes'
import { differences, given } from '../../../db/record/record.ts'
import type { CompanyContext } from '../../../db/scope/context.ts'
import { settingsOf } from '../../../db/scope/settings.ts'
import type { RecordChange } from '../../../db/write.ts'
import { fail } from '../../../platform/fail.ts'
import type { Sql } from '../../../platform/sql.ts'
import { invalid, readEntry } from '../../company/company/entries.ts'
import { shortened } from '../../told/note/tell.ts'
import { notify } from '../../told/notification/notify.ts'
import { keepTasks } from './keep-tasks.ts'
import { listSeers, nameOfPerson, notes } from './store.ts'
import { type NoteRow, toFacts, toInput, toValues } from './tables.ts'

interface Saving {
  vendorId: string
  /** The note that is changed; undefined for a new one. */
  id?: string | undefined
  version?: number | undefined
  patch: { [Name in keyof VendorNoteAdd]?: VendorNoteAdd[Name] | undefined }
  /** Path of the entry in the body. */
  at?: string
}

/** Adds or changes one note inside a verb that has locked its vendor; who is named anew is told of it. */
export async function saveOne(
  context: CompanyContext,
  tx: Sql,
  { vendorId, id, version, patch, at = '' }: Saving,
): Promise<{ row: NoteRow; records: RecordChange[] }> {
  const { scope } = context
  const stands = id ? await notes.take(tx, scope, id, version) : undefined
  if (stands && stands.vendor_id !== vendorId) throw fail('record.notFound', { entity: 'Vendor Note' })
  const values = toValues(readEntry(VendorNoteSchema, { ...(stands && toInput(stands)), ...given(patch) }, at))
  const fresh = values.notified_ids.filter((person) => !stands?.notified_ids.includes(person))
  if ((await listSeers(tx, scope.companyId, vendorId, fresh)).length < fresh.length)
    throw invalid({ notify: 'Please choose people who see this vendor' }, at)
  const change = stands ? differences(toFacts(stands), values) : values
  if (stands && !change) return { row: stands, records: [] }
  if (stands) await notes.update(tx, stands.id, change ?? {})
  const saved = stands?.id ?? (await notes.insert(tx, scope, { vendor_id: vendorId, ...values }))
  const row = await notes.load(tx, scope, saved)
  await tell(context, tx, row, fresh)
  await keepTasks(context, tx, row, change ?? {})
  const action = stands ? 'vendor-note.update' : 'vendor-note.add'
  const record = { kind: 'vendor-note', id: saved }
  return { row, records: [{ action, record, before: stands ? toFacts(stands) : null, after: toFacts(row) }] }
}

async function tell({ scope, platform }: CompanyContext, tx: Sql, row: NoteRow, to: string[]): Promise<void> {
  const { companyId } = scope
  if (to.length === 0) return
  await notify(tx, platform, {
    kind: 'vendor-note-added',
    params: {
      by: personName(await nameOfPerson(tx, scope.userId), await settingsOf(tx, companyId)),
      vendor: row.vendor_name,
      name: shortened(row.note),
    },
    to,
    at: { companyId },
    about: { kind: 'vendor', id: row.vendor_id },
  })
}
