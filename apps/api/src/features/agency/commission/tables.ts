import { shareOf } from '@corridor/contract/agency/commission/expected'
import type { Commission, commission } from '@corridor/contract/agency/commission/shapes'
import type { CommissionState, UnknownReason } from '@corridor/contract/agency/commission/states'
import type { Currency } from '@corridor/contract/format/settings'
import type { ListSpec } from '../../../db/list/spec.ts'
import { type RecordRow, toNames, toRecordBase } from '../../../db/record/record.ts'
import { companyTable } from '../../../db/record/table.ts'
import { belowSeen, seen } from '../../../db/scope/within.ts'

export type StoredState = 'open' | Exclude<CommissionState, 'expected' | 'claimable'>

/** The columns that verbs write. Amounts are in the smallest unit of the currency. */
export interface CommissionValues {
  application_id: string
  contract_id: string | null
  state: StoredState
  reason: string
  currency: Currency | null
  expected: number | null
  tax: number
  base: number | null
  percent: number | null
  fee: 'first-year' | 'whole' | null
  scholarship: 'before' | 'after' | null
  step: number | null
  unknown: UnknownReason | null
  is_ended_with_application: boolean
  event_on: string | null
  nth: number | null
  claimable_on: string | null
  claim_until: string | null
  claim_id: string | null
  claimed: number | null
  claimed_on: string | null
  came: number
  share_percent: number | null
  share_given: number
}

const amounts = ['expected', 'tax', 'base', 'claimed', 'came', 'share_given', 'percent', 'share_percent'] as const
type Amounts = Pick<CommissionValues, (typeof amounts)[number]>

/** A row as the database sends it: big and exact numbers are texts. */
export interface CommissionRow
  extends RecordRow,
    Omit<CommissionValues, keyof Amounts>,
    Record<(typeof amounts)[number], string | null> {
  /** With the days counted in. */
  shown: CommissionState
  student_id: string
  first_name: string
  middle_name: string
  last_name: string
  institution_id: string
  institution_name: string
  programme_id: string
  programme_name: string
  starts_on: string
  student_number: string
  through_id: string | null
  through_name: string | null
  sub_agent_id: string | null
  sub_agent_name: string | null
  claim_number: string | null
}

export const commissionColumns: readonly (keyof CommissionValues)[] = [
  ...(['application_id', 'contract_id', 'state', 'reason', 'currency', 'expected', 'tax', 'base', 'percent'] as const),
  ...([
    'fee',
    'scholarship',
    'step',
    'unknown',
    'is_ended_with_application',
    'event_on',
    'nth',
    'claimable_on',
  ] as const),
  ...(['claim_until', 'claim_id', 'claimed', 'claimed_on', 'came', 'share_percent', 'share_given'] as const),
]

const isDay = (name: string) => name.endsWith('_on') || name === 'claim_until'

/** The state with the days counted in: one that is open can be claimed once its event has happened and its window is open. */
export const shownState = `case when t.state <> 'open' then t.state
  when t.claimable_on <= company_day(t.company_id) then 'claimable' else 'expected' end`

const sources = `join student_application a on a.id = t.application_id join student s on s.id = a.student_id
  join institution i on i.id = a.institution_id join programme p on p.id = a.programme_id join intake k on k.id = a.intake_id`

export const commissionSpec: ListSpec<CommissionRow, typeof commission.list> = {
  table: 'commission',
  columns: `t.id, t.version, t.created_at, t.updated_at,
    ${commissionColumns.map((name) => (isDay(name) ? `t.${name}::text as ${name}` : `t.${name}`)).join(', ')},
    ${shownState} as shown, a.student_id, s.first_name, s.middle_name, s.last_name, a.institution_id, i.name as institution_name,
    a.programme_id, p.name as programme_name, k.starts_on::text as starts_on, a.student_number,
    v.id as through_id, v.name as through_name, u.id as sub_agent_id, u.name as sub_agent_name, m.number as claim_number`,
  joins: `${sources} left join institution_contract c on c.id = t.contract_id
    left join vendor v on v.id = c.through_id and ${seen('v')} left join vendor u on u.id = a.sub_agent_id and ${seen('u')}
    left join commission_claim m on m.id = t.claim_id`,
  within: belowSeen({ table: 'student_application', by: 't.application_id' }),
  sort: {
    createDate: { by: 't.created_at', indexed: true },
    updateDate: { by: 't.updated_at', indexed: true },
    claimUntil: { by: 't.claim_until', nullable: true },
    student: {
      by: `(select w.full_name from student_application o join student w on w.id = o.student_id where o.id = t.application_id) collate corridor_text`,
    },
    institution: {
      by: `(select w.name from student_application o join institution w on w.id = o.institution_id where o.id = t.application_id) collate corridor_text`,
    },
  },
  filters: {
    state: (sql, value) => sql`(${sql.unsafe(shownState)}) = ${value}`,
    institution: (sql, id) =>
      sql`t.application_id in (select id from student_application where institution_id = ${id})`,
    student: (sql, id) => sql`t.application_id in (select id from student_application where student_id = ${id})`,
    application: (sql, id) => sql`t.application_id = ${id}`,
    contract: (sql, id) => sql`t.contract_id = ${id}`,
    subAgent: (sql, id) => sql`t.application_id in (select id from student_application where sub_agent_id = ${id})`,
    currency: (sql, code) => sql`t.currency = ${code}`,
    claim: (sql, id) => sql`t.claim_id = ${id}`,
    endsBy: (sql, day) =>
      sql`(t.state = 'open' and t.claimable_on <= company_day(t.company_id) and t.claim_until between company_day(t.company_id) and ${day}::date)`,
    claimedBefore: (sql, day) => sql`(t.state in ('claimed', 'part-paid') and t.claimed_on < ${day}::date)`,
  },
  search: { student: 's.full_name', institution: 'i.name', programme: 'p.name', studentNumber: 'a.student_number' },
  searchJoins: sources,
  toWire,
}

export const commissions = companyTable<CommissionRow, CommissionValues>({
  spec: commissionSpec,
  entity: 'Commission',
  columns: commissionColumns,
})

/** Values that the verbs compute with: the row's own columns, its amounts as numbers. */
export const valuesOf = (row: CommissionRow): CommissionValues => {
  const own = Object.fromEntries(commissionColumns.map((name) => [name, row[name]]))
  const numbers = amounts.map((name) => [name, row[name] === null ? null : Number(row[name])])
  return { ...own, ...Object.fromEntries(numbers) } as CommissionValues
}

/** Share that is owed to the sub-agent of one commission, what they have, and what is left; null if none has a part of it. */
export function shareIn({ currency, came, share_percent: percent, share_given: given }: CommissionValues) {
  if (percent === null || currency === null) return null
  const owed = shareOf({ minor: came, currency }, percent).minor
  return { percent, owed, given, open: owed - given }
}

export function toWire(row: CommissionRow): Commission {
  const values = valuesOf(row)
  const named = (id: string | null, name: string | null) => (id ? [{ _id: id, name: name ?? '' }] : [])
  return {
    ...toRecordBase(row),
    updateDate: row.updated_at.toISOString(),
    application: row.application_id,
    student: row.student_id,
    studentInfo: [{ _id: row.student_id, ...toNames(row.first_name, row.last_name), middleName: row.middle_name }],
    institution: row.institution_id,
    institutionInfo: named(row.institution_id, row.institution_name),
    programmeInfo: named(row.programme_id, row.programme_name),
    intakeDate: row.starts_on,
    studentNumber: row.student_number,
    contract: row.contract_id,
    throughInfo: named(row.through_id, row.through_name),
    subAgentInfo: named(row.sub_agent_id, row.sub_agent_name),
    state: row.shown,
    reason: row.reason,
    currency: row.currency,
    expected: expectedIn(values),
    unknown: row.unknown,
    eventDate: row.event_on,
    nth: row.nth,
    claimableDate: row.claimable_on,
    claimUntil: row.claim_until,
    claim: row.claim_id,
    claimNumber: row.claim_number ?? '',
    claimed: values.claimed,
    claimedDate: row.claimed_on,
    came: values.came,
    share: shareIn(values),
  }
}

const expectedIn = ({ expected: amount, tax, base, percent, fee, scholarship, step }: CommissionValues) =>
  amount === null
    ? null
    : { amount, tax, base, percent, step, fee: fee ?? 'first-year', scholarship: scholarship ?? 'after' }

const amountsAndRates: readonly string[] = [
  'expected',
  'tax',
  'base',
  'percent',
  'claimed',
  'came',
  'share_percent',
  'share_given',
]

/** Values of a commission that the audit keeps; it masks what is named as money of it. With `change` they are those after it. */
export const toFacts = (row: CommissionRow, change: Partial<CommissionValues> = {}): object =>
  Object.fromEntries(
    Object.entries({ ...valuesOf(row), ...change }).map(([name, value]) => [
      amountsAndRates.includes(name) ? `commission_${name}` : name,
      value,
    ]),
  )
