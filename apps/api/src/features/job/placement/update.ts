import { errorMessage } from '@corridor/contract/error-table'
import type { PlacementEnd, PlacementExtend, PlacementUpdate } from '@corridor/contract/job/placement/shapes'
import type postgres from 'postgres'
import { differences, given } from '../../../db/record/record.ts'
import type { CompanyContext } from '../../../db/scope/context.ts'
import { saved, unchanged, write } from '../../../db/write.ts'
import { fail } from '../../../platform/fail.ts'
import { refuseOverlap, toRates } from './judge.ts'
import { findDay, insertExtension } from './store.ts'
import { type PlacementRow, type PlacementValues, placements, ratesOf, toFacts, toWire } from './tables.ts'
import { turnOne } from './turn.ts'

/** Changes what was agreed. Tells somebody who saw an older one how it stands now. */
export const updatePlacement = (context: CompanyContext, { id, version, overlap = false, ...patch }: PlacementUpdate) =>
  write(context, 'placement.update', async (tx) => {
    const { scope } = context
    const stands = await placements.take(tx, scope, id, version)
    const { startDate = stands.start_on, poNumber, timesheetCycle, invoiceTerms, netDays, note } = patch
    if (startDate !== stands.start_on)
      await refuseOverlap(tx, context, stands, { from: startDate, to: stands.end_on, overlap, exceptId: id })
    const change = differences<PlacementValues>(toColumns(stands), {
      start_on: startDate,
      ...(await toRates(tx, scope, patch)),
      ...given({ po_number: poNumber, timesheet_cycle: timesheetCycle, invoice_terms: invoiceTerms }),
      ...given({ net_days: netDays, note }),
    })
    const message = 'Placement Updated Successfully'
    if (!change) return unchanged({ success: true as const, message, data: toWire(stands) })
    return save(tx, context, stands, change, message)
  })

/** Gives a placement a later end, and keeps why. One that had ended goes on. */
export const extendPlacement = (context: CompanyContext, { id, version, endDate, reason, overlap }: PlacementExtend) =>
  write(context, 'placement.extend', async (tx) => {
    const { scope, caller } = context
    const stands = await placements.take(tx, scope, id, version)
    if (stands.end_on !== null && endDate <= stands.end_on)
      throw fail('placement.notLater', undefined, { fields: { endDate: errorMessage('placement.notLater') } })
    const days = { from: stands.start_on, to: endDate, overlap, exceptId: id }
    await refuseOverlap(tx, context, stands, days)
    const by = caller.userId
    await insertExtension(tx, { id, companyId: scope.companyId, from: stands.end_on, to: endDate, reason, by })
    const goesOn = stands.back_at !== null && endDate >= (await findDay(tx, scope.companyId))
    const change = { end_on: endDate, end_reason: '', ...(goesOn && { off_at: null, back_at: null }) }
    return save(tx, context, stands, change, 'Placement Extended Successfully')
  })

/** Ends a placement by a day, today if none is named, and keeps why. */
export const endPlacement = (context: CompanyContext, { id, version, endDate, reason }: PlacementEnd) =>
  write(context, 'placement.end', async (tx) => {
    const { scope } = context
    const stands = await placements.take(tx, scope, id, version)
    const today = await findDay(tx, scope.companyId)
    if (stands.end_on !== null && stands.end_on < today) throw fail('placement.ended')
    const end_on = endDate ?? (stands.start_on > today ? stands.start_on : today)
    if (end_on < stands.start_on)
      throw fail('placement.endsBefore', undefined, { fields: { endDate: errorMessage('placement.endsBefore') } })
    return save(tx, context, stands, { end_on, end_reason: reason }, 'Placement Ended Successfully')
  })

async function save(
  tx: postgres.TransactionSql,
  context: CompanyContext,
  stands: PlacementRow,
  change: Partial<PlacementValues>,
  message: string,
) {
  await placements.update(tx, stands.id, change)
  await turnOne(context, tx, stands.id, context.caller.userId)
  const after = await placements.load(tx, context.scope, stands.id)
  return saved({ kind: 'placement', toFacts, toWire }, stands, after, message)
}

/** Amounts come from the database as texts. */
const toColumns = (row: PlacementRow): PlacementValues => {
  const { bill, pay } = ratesOf(row)
  return { ...row, bill_amount: bill.rateAmount, pay_amount: pay.rateAmount }
}
