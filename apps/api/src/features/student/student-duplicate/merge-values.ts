import type { MergeChoice, MergeChoices } from '@corridor/contract/records/merge/kinds'
import { type EnrolmentPart, stepOf } from '@corridor/contract/student/enrolment/steps'
import {
  type StudentMergeField,
  studentLists,
  studentMergeFields,
} from '@corridor/contract/student/student-duplicate/kinds'
import { isSame } from '../../records/merge/changes.ts'
import type { Changes } from '../../records/merge/kind.ts'
import {
  type Entries,
  entryColumns,
  entryTables,
  type OpenValues,
  openColumns,
  type StudentFile,
} from '../student/values.ts'

/** Values of a student that go over; of a sealed one, that it is there. */
export interface StudentForm extends OpenValues, Entries {
  birth_date: 'set' | null
  passport_number: 'set' | null
  saved_steps: number[]
}
type Name = keyof StudentForm

export function valuesOf(row: StudentFile): StudentForm {
  const open = Object.fromEntries(openColumns.map((name) => [name, row[name]]))
  const entries = Object.fromEntries(entryTables.map((table) => [table, row[table].map((one) => inOrder(table, one))]))
  // Object.fromEntries forgets the names.
  return {
    ...open,
    ...entries,
    birth_date: row.sealed_birth_date ? 'set' : null,
    passport_number: row.sealed_passport ? 'set' : null,
    saved_steps: row.saved_steps,
  } as StudentForm
}

// Entries that were kept as a text of the database have their columns in another order.
const inOrder = (table: keyof Entries, entry: object) =>
  Object.fromEntries(entryColumns[table].map((name) => [name, entry[name as keyof typeof entry]]))

const address = ['line_one', 'line_two', 'country_id', 'state_id', 'state_name', 'city_id', 'city_name', 'zip_code']
const addressColumn = (name: string) => (name.startsWith('line') ? `address_${name}` : name)

/** Columns of each field that is chosen, and the step that they belong to. */
const fields: Record<StudentMergeField, { names: readonly Name[]; part?: EnrolmentPart }> = {
  name: {
    names: ['first_name', 'middle_name', 'last_name', 'name_confirmed', 'has_only_one_name'],
    part: 'fullName',
  },
  email: { names: ['email'], part: 'contact' },
  phone: { names: ['phone_code', 'phone_number'], part: 'contact' },
  address: {
    names: [...(address.map(addressColumn) as Name[]), 'lived_since', 'student_former_address'],
    part: 'address',
  },
  communicationAddress: {
    names: ['same_as_above', ...(address.map((name) => `mail_${name}`) as Name[])],
    part: 'communicationAddress',
  },
  emergencyContact: { names: ['student_contact'], part: 'emergencyContact' },
  countryOfCitizenship: { names: ['citizenship_id'], part: 'passport' },
  birthDate: { names: ['birth_date'], part: 'passport' },
  passportNumber: {
    names: ['passport_number', 'zone_surname', 'zone_given_names', 'zone_citizenship'],
    part: 'passport',
  },
  expiresDate: { names: ['passport_expires'], part: 'passport' },
  maritalStatus: { names: ['marital_status', 'number_of_kids'], part: 'maritalStatus' },
  deportationDetails: {
    names: ['student_refusal', 'refusals_further', 'student_imported_refusal'],
    part: 'deportationDetails',
  },
  previousCountries: { names: ['student_visit', 'visits_further'], part: 'previousCountries' },
  coaching: { names: ['student_test'], part: 'coaching' },
  targetCountries: { names: ['student_target'] },
  level: { names: ['level'] },
  field: { names: ['study_field'] },
  intake: { names: ['intake'] },
  occupiedUntil: { names: ['occupied_until'] },
  funds: { names: ['funds_amount', 'funds_currency'] },
  counsellor: { names: ['counsellor_id'] },
}

// Whoever leaves out what step 8 says has not looked at what an import said.
const isTold = (name: Name) => name === 'student_imported_refusal'

const isList = (field: StudentMergeField) => studentLists.some((list) => list === field)
const isEmpty = (value: unknown) => [null, '', false].includes(value as null) || isSame(value, [])

/**
 * Makes the values of a student once another is merged into it. Values without a choice are filled if they are empty, and lists come
 * together, however many there are.
 */
export function mergeValues(
  kept: StudentForm,
  other: StudentForm,
  choices: MergeChoices<StudentMergeField>,
): StudentForm {
  const merged: Record<string, unknown> = { ...kept }
  const chosen = (field: StudentMergeField) => choices[field] ?? usualChoice(field, kept)
  for (const field of studentMergeFields)
    for (const name of fields[field].names)
      merged[name] = choose(isTold(name) ? 'both' : chosen(field), kept[name], other[name])
  // Every value is one of two of its own kind, or both.
  const values = merged as unknown as StudentForm
  return { ...values, saved_steps: stepsOf(values, kept, other, chosen) }
}

function usualChoice(field: StudentMergeField, kept: StudentForm): MergeChoice {
  if (isList(field)) return 'both'
  return fields[field].names.every((name) => isEmpty(kept[name])) ? 'other' : 'kept'
}

function choose(choice: MergeChoice, kept: unknown, other: unknown): unknown {
  if (choice !== 'both') return choice === 'kept' ? kept : other
  if (Array.isArray(kept))
    return [...kept, ...(other as object[]).filter((one) => !kept.some((own) => isSame(own, one)))]
  return [...new Set([kept, other])].filter(Boolean).join('\n')
}

type Chosen = (field: StudentMergeField) => MergeChoice

/** The steps that are saved of the merged student: those whose values come from one who has saved them, and are whole. */
function stepsOf(merged: StudentForm, kept: StudentForm, other: StudentForm, chosen: Chosen): number[] {
  const has = (of: StudentForm, part: EnrolmentPart) => of.saved_steps.includes(stepOf(part).number)
  const comes = (field: StudentMergeField) => {
    const { part } = fields[field]
    const choice = chosen(field)
    return part !== undefined && ((choice !== 'other' && has(kept, part)) || (choice !== 'kept' && has(other, part)))
  }
  const isWhole: Partial<Record<EnrolmentPart, boolean>> = {
    contact: merged.email !== '' && merged.phone_number !== '',
    passport: [merged.citizenship_id, merged.birth_date, merged.passport_number, merged.passport_expires].every(
      Boolean,
    ),
    // An address that is the same as none is none.
    communicationAddress: !merged.same_as_above || comes('address'),
  }
  const parts = studentMergeFields.flatMap((field) => (comes(field) ? (fields[field].part ?? []) : []))
  const whole = new Set(parts.filter((part) => isWhole[part] ?? true).map((part) => stepOf(part).number))
  return [...whole].sort((one, two) => one - two)
}

/** Makes the values of the kept student once the two are split, and lists those fields that are others by now. */
export function splitValues({ before, merged }: Changes<StudentForm>, stands: StudentForm) {
  const names = Object.keys(merged)
  const isOther = (name: Name) => names.includes(name) && !isSame(toComparable(name, merged[name]), stands[name])
  const changed: string[] = studentMergeFields.filter((field) => fields[field].names.some(isOther))
  const came = (merged.saved_steps ?? []).filter((step) => !before.saved_steps?.includes(step))
  const left = (before.saved_steps ?? []).filter((step) => !merged.saved_steps?.includes(step))
  const saved_steps = [...stands.saved_steps.filter((step) => !came.includes(step)), ...left]
  const steps = merged.saved_steps && { saved_steps: saved_steps.sort((one, two) => one - two) }
  return { values: { ...before, ...steps }, changed }
}

const toComparable = (name: Name, value: unknown) =>
  name in entryColumns ? (value as object[]).map((one) => inOrder(name as keyof Entries, one)) : value
