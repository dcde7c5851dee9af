import type { ContractEvent, ContractFee, ScholarshipSide } from '@corridor/contract/agency/institution-contract/kinds'
import type {
  InstitutionContract,
  InstitutionContractAdd,
  institutionContract,
} from '@corridor/contract/agency/institution-contract/shapes'
import type { Currency } from '@corridor/contract/format/settings'
import type { StudyLevel } from '@corridor/contract/student/student/kinds'
import type { ListSpec } from '../../../db/list/spec.ts'
import {
  type OwnerColumns,
  ownerColumns,
  ownerJoin,
  type RecordRow,
  toRecordBase,
  toUserInfo,
} from '../../../db/record/record.ts'
import { companyTable } from '../../../db/record/table.ts'
import { seen, sharedInCompany } from '../../../db/scope/within.ts'

/** The columns that a person fills in. */
export interface ContractValues {
  through_id: string | null
  starts_on: string
  ends_on: string | null
  levels: StudyLevel[]
  percent: number | null
  /** In whole minor units of the currency. */
  amount: number | null
  currency: Currency | null
  fee: ContractFee
  scholarship: ScholarshipSide
  event: ContractEvent
  claim_from_days: number
  claim_until_days: number | null
  tax_percent: number | null
  notes: string
}

export interface ContractStep {
  from_students: number
  percent: number | null
  amount: number | null
}

interface NamedCountry {
  _id: string
  name: string
  code: string | null
}

export interface ContractRow extends RecordRow, OwnerColumns, ContractValues {
  institution_id: string
  institution_name: string
  through_name: string | null
  countries: NamedCountry[]
  steps: ContractStep[]
}

const written: readonly (keyof ContractValues)[] = [
  ...(['through_id', 'starts_on', 'ends_on', 'levels', 'percent', 'amount', 'currency', 'fee'] as const),
  ...(['scholarship', 'event', 'claim_from_days', 'claim_until_days', 'tax_percent', 'notes'] as const),
]
const read = (name: keyof ContractValues) => {
  if (name === 'starts_on' || name === 'ends_on') return `t.${name}::text as ${name}`
  // The driver answers numbers of these types as texts.
  return ['percent', 'amount', 'tax_percent'].includes(name) ? `t.${name}::float8 as ${name}` : `t.${name}`
}
const institutionJoin = 'join institution o on o.id = t.institution_id'
const throughJoin = `left join vendor v on v.id = t.through_id and ${seen('v')}`

export const contractSpec: ListSpec<ContractRow, typeof institutionContract.list> = {
  table: 'institution_contract',
  columns: `t.id, t.version, t.created_at, t.updated_at, t.institution_id, o.name as institution_name, v.name as through_name,
    ${written.map(read).join(', ')},
    (select coalesce(json_agg(json_build_object('_id', c.id, 'name', c.name, 'code', c.code) order by c.name, c.id), '[]')
      from institution_contract_country k join country c on c.id = k.country_id where k.contract_id = t.id) as countries,
    (select coalesce(json_agg(json_build_object('from_students', s.from_students, 'percent', s.percent, 'amount', s.amount)
        order by s.from_students), '[]') from institution_contract_step s where s.contract_id = t.id) as steps,
    ${ownerColumns}`,
  joins: `${institutionJoin} ${throughJoin} ${ownerJoin}`,
  within: sharedInCompany,
  sort: {
    createDate: { by: 't.created_at', indexed: true },
    updateDate: { by: 't.updated_at' },
    startDate: { by: 't.starts_on' },
    endDate: { by: "coalesce(t.ends_on, 'infinity'::date)" },
    institution: { by: '(select x.name from institution x where x.id = t.institution_id) collate corridor_text' },
  },
  filters: {
    institution: (sql, id) => sql`t.institution_id = ${id}`,
    through: (sql, id) => sql`t.through_id = ${id}`,
    currentOn: (sql, day) => sql`(t.starts_on <= ${day}::date and (t.ends_on is null or t.ends_on >= ${day}::date))`,
    endsBy: (sql, day) => sql`t.ends_on <= ${day}::date`,
  },
  search: { institution: 'o.name', notes: 't.notes' },
  searchJoins: institutionJoin,
  toWire,
}

export const contracts = companyTable<ContractRow, ContractValues & { institution_id: string }>({
  spec: contractSpec,
  entity: 'Institution Contract',
  columns: [...written, 'institution_id'],
})

export function toWire(row: ContractRow): InstitutionContract {
  return {
    ...toRecordBase(row),
    updateDate: row.updated_at.toISOString(),
    institution: row.institution_id,
    institutionInfo: [{ _id: row.institution_id, name: row.institution_name }],
    throughInfo: row.through_id && row.through_name ? [{ _id: row.through_id, name: row.through_name }] : [],
    countriesInfo: row.countries,
    ...toInput(row),
    userInfo: toUserInfo(row),
  }
}

/** A contract as its form sends it. */
export const toInput = (row: ContractRow): InstitutionContractAdd => ({
  through: row.through_id,
  startDate: row.starts_on,
  endDate: row.ends_on,
  levels: row.levels,
  countries: row.countries.map(({ _id }) => _id),
  percent: row.percent,
  amount: row.amount,
  currency: row.currency,
  fee: row.fee,
  scholarship: row.scholarship,
  event: row.event,
  claimFromDays: row.claim_from_days,
  claimUntilDays: row.claim_until_days,
  taxPercent: row.tax_percent,
  steps: row.steps.map(({ from_students, percent, amount }) => ({ fromStudents: from_students, percent, amount })),
  notes: row.notes,
})

/** Columns of what was sent: a part has the currency of the fee. */
export const toValues = (input: InstitutionContractAdd): ContractValues => ({
  through_id: input.through,
  starts_on: input.startDate,
  ends_on: input.endDate,
  levels: [...new Set(input.levels)],
  percent: input.percent,
  amount: input.amount,
  currency: input.amount === null ? null : input.currency,
  fee: input.fee,
  scholarship: input.scholarship,
  event: input.event,
  claim_from_days: input.claimFromDays,
  claim_until_days: input.claimUntilDays,
  tax_percent: input.taxPercent,
  notes: input.notes,
})

/** Values of a contract that the audit keeps. It shows no commission: administrators read it, but no contract. */
export function toFacts(row: ContractRow) {
  const { percent, amount, currency, tax_percent, notes, ...others } = toValues(toInput(row))
  return {
    ...others,
    countries: row.countries.map(({ _id }) => _id),
    commission_percent: percent,
    commission_amount: amount,
    commission_currency: currency,
    commission_tax: tax_percent,
    commission_steps: row.steps.map((step) => `${step.from_students}: ${step.percent ?? step.amount}`),
    commission_notes: notes,
  }
}
