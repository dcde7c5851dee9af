import type { TimesheetCycle } from '@corridor/contract/job/placement/kinds'
import type { Placement } from '@corridor/contract/job/placement/shapes'
import type { Rate } from '@corridor/contract/job/submission/shapes'
import type { RecordFormState } from '../../../lib/form/use-record-form'
import { text } from '../../../lib/language/text'

/** Terms of a placement. */
export interface PlacementTerms {
  startDate: string
  bill: Rate
  pay: Rate
  poNumber: string
  timesheetCycle: TimesheetCycle | null
  invoiceTerms: string
  netDays: number | null
  note: string
  overlap: boolean
}
export type TermsForm = Pick<RecordFormState<PlacementTerms>, 'values' | 'field' | 'tick' | 'part' | 'setValue'>

export const toTerms = (row: Placement): PlacementTerms => {
  const { startDate, bill, pay, poNumber, timesheetCycle, invoiceTerms, netDays, note } = row
  return { startDate, bill, pay, poNumber, timesheetCycle, invoiceTerms, netDays, note, overlap: false }
}

export const termLabels: Record<keyof PlacementTerms, string> = {
  startDate: text('Start'),
  bill: text('Bill rate'),
  pay: text('What the candidate is paid'),
  poNumber: text('PO number'),
  timesheetCycle: text('Timesheets'),
  invoiceTerms: text('Invoice terms'),
  netDays: text('Pays within (days)'),
  note: text('Note'),
  overlap: text('Let it run beside another placement'),
}
