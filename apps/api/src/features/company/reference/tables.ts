import { type ReferenceSource, referenceDetails } from '@corridor/contract/company/onboarding/choices'
import type { CompanyReference, reference } from '@corridor/contract/company/reference/shapes'
import type { ListSpec } from '../../../db/list/spec.ts'
import { type RecordRow, toRecordBase } from '../../../db/record/record.ts'
import { keptInCompany } from '../../../db/scope/within.ts'

export interface ReferenceValues {
  reference_by: ReferenceSource
  /** The value of the one field that the source asks for. */
  detail: string
}

export interface ReferenceRow extends RecordRow, ReferenceValues {
  company_id: string
  company_name: string
}

const within = keptInCompany

export const referenceSpec: ListSpec<ReferenceRow, typeof reference.list> = {
  table: 'company_reference',
  columns: `t.id, t.version, t.created_at, t.updated_at, t.company_id, c.name as company_name, t.reference_by, t.detail`,
  joins: 'join company c on c.id = t.company_id',
  searchJoins: 'join company c on c.id = t.company_id',
  within,
  sort: {
    createDate: { by: 't.created_at' },
    updateDate: { by: 't.updated_at' },
    name: { by: 'o.name collate corridor_text', join: 'join company o on o.id = t.company_id' },
    referenceBy: { by: 't.reference_by' },
  },
  filters: {
    companyId: (sql, id) => sql`t.company_id = ${id}`,
    referenceBy: (sql, value) => sql`t.reference_by = ${value}`,
  },
  search: { name: 'c.name' },
  toWire,
}

export function toWire(row: ReferenceRow): CompanyReference {
  return {
    ...toRecordBase(row),
    companyId: row.company_id,
    companyInfo: [{ _id: row.company_id, name: row.company_name }],
    referenceBy: row.reference_by,
    [referenceDetails[row.reference_by].field]: row.detail,
  }
}
