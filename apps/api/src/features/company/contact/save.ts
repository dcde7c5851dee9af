import {
  type CompanyEmployee,
  CompanyEmployeeAdd,
  type CompanyEmployeeEntry,
} from '@corridor/contract/company/contact/shapes'
import { mobileNotReal } from '@corridor/contract/field/mobile'
// The small number plan judges many countries, India among them, by length alone.
import { isValidPhoneNumber } from 'libphonenumber-js/max'
import type { CompanyContext } from '../../../db/scope/context.ts'
import type { Sql } from '../../../platform/sql.ts'
import { deleteEntry, type EntryRules, invalid, readEntry, saveEntries, updateEntry } from '../company/entries.ts'
import { contacts } from './store.ts'
import { type EmployeeRow, type EmployeeValues, toFacts, toInput, toWire } from './tables.ts'

const rules: EntryRules<EmployeeRow, EmployeeValues, CompanyEmployeeAdd, CompanyEmployee> = {
  kind: 'company-employee',
  table: 'company_employee',
  step: 3,
  messages: {
    added: 'Contact authority information added successfully',
    updated: 'Contact authority information updated successfully',
    deleted: 'Contact authority deleted successfully',
  },
  records: contacts,
  judge: judgeEmployee,
  toInput,
  toFacts,
  toWire,
  nameOf,
}

/** The columns of a contact authority; a network of the phone code's country must have the number. */
async function judgeEmployee(_tx: Sql, input: object, at: string): Promise<EmployeeValues> {
  const employee = readEntry(CompanyEmployeeAdd, input, at)
  if (!isValidPhoneNumber(employee.countryCode + employee.mobile)) {
    throw invalid({ mobile: mobileNotReal.message }, at)
  }
  return {
    authority_type: employee.authorityType,
    authority_position: employee.authorityPosition,
    first_name: employee.firstName,
    middle_name: employee.middleName || null,
    last_name: employee.lastName,
    name_confirmed: employee.nameConfirmed,
    has_only_one_name: employee.hasOnlyOneName,
    email: employee.email,
    country_code: employee.countryCode,
    mobile: employee.mobile,
  }
}

export function nameOf({ full_name }: EmployeeRow): string {
  return full_name
}

export const saveEmployees = (context: CompanyContext, { employees }: { employees: CompanyEmployeeEntry[] }) =>
  saveEntries(rules)(context, 'employees', employees)
export const updateEmployee = updateEntry(rules)
export const deleteEmployee = deleteEntry(rules)
