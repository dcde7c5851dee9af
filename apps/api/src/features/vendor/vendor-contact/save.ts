import type {
  VendorContactAdd,
  VendorContactEntry,
  VendorContactUpdate,
} from '@corridor/contract/vendor/vendor-contact/shapes'
import { putIntoBin } from '../../../db/record/bin.ts'
import type { CompanyContext } from '../../../db/scope/context.ts'
import { type RecordChange, removed, write } from '../../../db/write.ts'
import { markStep, vendors } from '../vendor/tables.ts'
import { saveOne } from './save-one.ts'
import { contacts } from './store.ts'
import { type ContactRow, toFacts, toWire } from './tables.ts'

export const addContact = (context: CompanyContext, { vendorId, ...patch }: VendorContactAdd & { vendorId: string }) =>
  write(context, 'vendor-contact.add', async (tx) => {
    await vendors.take(tx, context.scope, vendorId)
    const records: RecordChange[] = []
    const saved = await saveOne(context, tx, records, { vendorId, patch })
    const answer = { success: true as const, message: 'Vendor Contact Added Successfully', data: toWire(saved) }
    return { records, answer }
  })

/** The fourth step: several contacts, all or none. */
export const saveStepFour = (
  context: CompanyContext,
  { vendorId, contacts: entries }: { vendorId: string; contacts: VendorContactEntry[] },
) =>
  write(context, 'vendor-contact.update', async (tx) => {
    await vendors.take(tx, context.scope, vendorId)
    const records: RecordChange[] = []
    const rows: ContactRow[] = []
    for (const [at, { _id, version, ...patch }] of entries.entries())
      rows.push(await saveOne(context, tx, records, { vendorId, id: _id, version, patch, at: `contacts.${at}.` }))
    await markStep(tx, vendorId, 4)
    const answer = { success: true as const, message: 'Vendor Updated Successfully', data: rows.map(toWire) }
    return { records, answer }
  })

export const updateContact = (
  context: CompanyContext,
  { id, version, ...patch }: VendorContactUpdate,
  { haveStood = false }: { haveStood?: boolean } = {},
) =>
  write(context, 'vendor-contact.update', async (tx) => {
    const { vendor_id: vendorId } = await contacts.load(tx, context.scope, id)
    // Vendor before contact, as everywhere: two that save the same wait for each other.
    await vendors.take(tx, context.scope, vendorId)
    const records: RecordChange[] = []
    const saved = await saveOne(context, tx, records, { vendorId, id, version, patch, haveStood })
    const answer = { success: true as const, message: 'Vendor Contact Updated Successfully', data: toWire(saved) }
    return { records, answer }
  })

export const deleteContact = (context: CompanyContext, { id }: { id: string }) =>
  write(context, 'vendor-contact.delete', async (tx) => {
    const { vendor_id } = await contacts.load(tx, context.scope, id)
    await vendors.take(tx, context.scope, vendor_id)
    const stands = await contacts.take(tx, context.scope, id)
    await putIntoBin(tx, context, { kind: 'vendor-contact', table: 'vendor_contact', id, name: stands.full_name })
    return removed({ kind: 'vendor-contact', toFacts }, stands)
  })
