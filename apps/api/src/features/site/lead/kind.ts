import type { KindRules } from '../../../db/record/kind.ts'
import { deleteLead, nameOfLead } from './delete.ts'
import { type LeadRow, leadSpec } from './tables.ts'
import { updateLead } from './update.ts'

export const leadRules: KindRules<LeadRow> = {
  kind: 'lead',
  table: 'lead',
  list: leadSpec,
  nameOf: nameOfLead,
  update: (context, { id }) => updateLead(context, { id }),
  remove: deleteLead,
  parts: [{ table: 'task', column: 'record_id' }],
}
