import { expiryReminderDays } from '@corridor/contract/vendor/vendor-document/kinds'
import {
  type VendorDocumentAdd,
  VendorDocumentAdd as VendorDocumentSchema,
} from '@corridor/contract/vendor/vendor-document/shapes'
import type postgres from 'postgres'
import { differences, given } from '../../../db/record/record.ts'
import type { CompanyContext } from '../../../db/scope/context.ts'
import type { RecordChange } from '../../../db/write.ts'
import { fail } from '../../../platform/fail.ts'
import { deleteUnheldFiles } from '../../base/file/delete-unheld.ts'
import { readEntry } from '../../company/company/entries.ts'
import { remindOfEnd } from '../../told/task/remind-of-end.ts'
import { documents } from './store.ts'
import { type DocumentRow, toFacts, toInput, toValues } from './tables.ts'

interface Saving {
  vendorId: string
  /** The document that is changed; undefined for a new one. */
  id?: string | undefined
  version?: number | undefined
  patch: { [Name in keyof VendorDocumentAdd]?: VendorDocumentAdd[Name] | undefined }
  /** Path of the entry in the body. */
  at?: string
}

/** Adds or changes one document inside a verb that has locked its vendor and confirmed its file. */
export async function saveOne(
  context: CompanyContext,
  tx: postgres.TransactionSql,
  changes: RecordChange[],
  { vendorId, id, version, patch, at = '' }: Saving,
): Promise<DocumentRow> {
  const { scope, platform } = context
  const stands = id ? await documents.take(tx, scope, id, version) : undefined
  if (stands && stands.vendor_id !== vendorId) throw fail('record.notFound', { entity: 'Vendor Document' })
  const values = toValues(readEntry(VendorDocumentSchema, { ...(stands && toInput(stands)), ...given(patch) }, at))
  const change = stands ? differences(toFacts(stands), values) : values
  if (stands && !change) return stands
  if (stands) await documents.update(tx, stands.id, change ?? {})
  const saved = stands?.id ?? (await documents.insert(tx, scope, { vendor_id: vendorId, ...values }))
  const row = await documents.load(tx, scope, saved)
  if (stands && change?.file_key) await deleteUnheldFiles(tx, platform.jobs, [stands.file_key])
  if (change && ('expires_on' in change || 'title' in change))
    await remindOfEnd(context, tx, {
      companyId: scope.companyId,
      source: row.id,
      kind: 'vendor-document-expires',
      person: row.owner_id,
      params: { name: row.title, vendor: row.vendor_name },
      about: { kind: 'vendor', id: row.vendor_id },
      endsOn: row.expires_on,
      daysBefore: [expiryReminderDays],
    })
  const action = stands ? 'vendor-document.update' : 'vendor-document.add'
  const record = { kind: 'vendor-document', id: saved }
  changes.push({ action, record, before: stands ? toFacts(stands) : null, after: toFacts(row) })
  return row
}
