import type { CompanyEmployee, CompanyEmployeeAdd, contact } from '@corridor/contract/company/contact/shapes'
import type { AuthorityPosition, AuthorityType } from '@corridor/contract/company/onboarding/choices'
import type { ListSpec } from '../../../db/list/spec.ts'
import { type RecordRow, toRecordBase } from '../../../db/record/record.ts'
import { sharedInCompany } from '../../../db/scope/within.ts'

export interface EmployeeValues {
  authority_type: AuthorityType
  authority_position: AuthorityPosition
  first_name: string
  middle_name: string | null
  last_name: string
  name_confirmed: boolean
  has_only_one_name: boolean
  email: string
  country_code: string
  mobile: string
}

export interface EmployeeRow extends RecordRow, EmployeeValues {
  company_id: string
  full_name: string
}

export const employeeSpec: ListSpec<EmployeeRow, typeof contact.list> = {
  table: 'company_employee',
  columns: `t.id, t.version, t.created_at, t.updated_at, t.company_id, t.full_name, t.authority_type, t.authority_position,
    t.first_name, t.middle_name, t.last_name, t.name_confirmed, t.has_only_one_name, t.email, t.country_code, t.mobile`,
  within: sharedInCompany,
  sort: {
    createDate: { by: 't.created_at' },
    updateDate: { by: 't.updated_at' },
    name: { by: 't.full_name collate corridor_text' },
    email: { by: 'lower(t.email)' },
    authorityType: { by: 't.authority_type' },
    authorityPosition: { by: 't.authority_position' },
  },
  filters: {
    companyId: (sql, id) => sql`t.company_id = ${id}`,
    authorityType: (sql, value) => sql`t.authority_type = ${value}`,
    authorityPosition: (sql, value) => sql`t.authority_position = ${value}`,
  },
  search: { name: 't.full_name', email: 't.email', mobile: 't.mobile' },
  toWire,
}

export function toWire(row: EmployeeRow): CompanyEmployee {
  return { ...toRecordBase(row), companyId: row.company_id, name: row.full_name, ...toInput(row) }
}

/** A contact authority as its form sends it. */
export const toInput = (row: EmployeeRow): CompanyEmployeeAdd => ({
  authorityType: row.authority_type,
  authorityPosition: row.authority_position,
  firstName: row.first_name,
  middleName: row.middle_name,
  lastName: row.last_name,
  nameConfirmed: row.name_confirmed,
  hasOnlyOneName: row.has_only_one_name,
  email: row.email,
  countryCode: row.country_code,
  mobile: row.mobile,
})

/** Values of a contact authority that the audit keeps. */
export const toFacts = (row: EmployeeRow): EmployeeValues => ({
  authority_type: row.authority_type,
  authority_position: row.authority_position,
  first_name: row.first_name,
  middle_name: row.middle_name,
  last_name: row.last_name,
  name_confirmed: row.name_confirmed,
  has_only_one_name: row.has_only_one_name,
  email: row.email,
  country_code: row.country_code,
  mobile: row.mobile,
})
