import type { VendorNoteAdd, VendorNoteEntry, VendorNoteUpdate } from '@corridor/contract/vendor/vendor-note/shapes'
import { putIntoBin } from '../../../db/record/bin.ts'
import type { CompanyContext } from '../../../db/scope/context.ts'
import { type RecordChange, removed, write } from '../../../db/write.ts'
import { shortened } from '../../told/note/tell.ts'
import { markStep, vendors } from '../vendor/tables.ts'
import { saveOne } from './save-one.ts'
import { notes } from './store.ts'
import { type NoteRow, toFacts, toWire } from './tables.ts'

const saved = (message: string, row: NoteRow) => ({ success: true as const, message, data: toWire(row) })

export const addNote = (context: CompanyContext, { vendorId, ...patch }: VendorNoteAdd & { vendorId: string }) =>
  write(context, 'vendor-note.add', async (tx) => {
    await vendors.take(tx, context.scope, vendorId)
    const { row, records } = await saveOne(context, tx, { vendorId, patch })
    return { records, answer: saved('Vendor Note Added Successfully', row) }
  })

/** The third step: several notes, all or none. */
export const saveStepThree = (
  context: CompanyContext,
  { vendorId, notes: entries }: { vendorId: string; notes: VendorNoteEntry[] },
) =>
  write(context, 'vendor-note.update', async (tx) => {
    await vendors.take(tx, context.scope, vendorId)
    const records: RecordChange[] = []
    const rows: NoteRow[] = []
    for (const [at, { _id, version, ...patch }] of entries.entries()) {
      const one = await saveOne(context, tx, { vendorId, id: _id, version, patch, at: `notes.${at}.` })
      records.push(...one.records)
      rows.push(one.row)
    }
    await markStep(tx, vendorId, 3)
    const answer = { success: true as const, message: 'Vendor Updated Successfully', data: rows.map(toWire) }
    return { records, answer }
  })

export const updateNote = (context: CompanyContext, { id, version, ...patch }: VendorNoteUpdate) =>
  write(context, 'vendor-note.update', async (tx) => {
    const { vendor_id: vendorId } = await notes.load(tx, context.scope, id)
    // Vendor before note, as everywhere: two that save the same wait for each other.
    await vendors.take(tx, context.scope, vendorId)
    const { row, records } = await saveOne(context, tx, { vendorId, id, version, patch })
    return { records, answer: saved('Vendor Note Updated Successfully', row) }
  })

export const deleteNote = (context: CompanyContext, { id }: { id: string }) =>
  write(context, 'vendor-note.delete', async (tx) => {
    const { vendor_id } = await notes.load(tx, context.scope, id)
    await vendors.take(tx, context.scope, vendor_id)
    const stands = await notes.take(tx, context.scope, id)
    await putIntoBin(tx, context, { kind: 'vendor-note', table: 'vendor_note', id, name: shortened(stands.note) })
    return removed({ kind: 'vendor-note', toFacts }, stands)
  })
