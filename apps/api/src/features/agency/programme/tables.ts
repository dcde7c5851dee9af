import type { EnglishTest } from '@corridor/contract/agency/programme/kinds'
import type { Programme, ProgrammeAdd, programme } from '@corridor/contract/agency/programme/shapes'
import type { Currency } from '@corridor/contract/format/settings'
import { type StudyLevel, studyLevels } from '@corridor/contract/student/student/kinds'
import type { Status } from '@corridor/contract/wire/record'
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
import { sharedInCompany } from '../../../db/scope/within.ts'
import { fail } from '../../../platform/fail.ts'

/** The columns that a person fills in. */
export interface ProgrammeValues {
  name: string
  level: StudyLevel
  study_field: string
  months: number | null
  /** In whole minor units of the currency. */
  first_year_fee: number | null
  whole_fee: number | null
  fee_currency: Currency | null
  english_test: EnglishTest | null
  english_score: number | null
  status: Status
}

export interface ProgrammeRow extends RecordRow, OwnerColumns, ProgrammeValues {
  institution_id: string
  institution_name: string
  intakes: number
}

const written: readonly (keyof ProgrammeValues)[] = [
  ...(['name', 'level', 'study_field', 'months', 'first_year_fee', 'whole_fee', 'fee_currency'] as const),
  ...(['english_test', 'english_score', 'status'] as const),
]
// The driver answers numbers of these types as texts.
const isWide = (name: string) => ['first_year_fee', 'whole_fee', 'english_score'].includes(name)

/** The order of levels, from the lowest. */
export const levelOrder = (column: string) =>
  `array_position(array[${studyLevels.map((level) => `'${level}'`).join(', ')}], ${column})`

export const programmeSpec: ListSpec<ProgrammeRow, typeof programme.list> = {
  table: 'programme',
  columns: `t.id, t.version, t.created_at, t.updated_at, t.institution_id, o.name as institution_name,
    ${written.map((name) => (isWide(name) ? `t.${name}::float8 as ${name}` : `t.${name}`)).join(', ')},
    (select count(*)::int from intake i where i.company_id = t.company_id and i.programme_id = t.id and i.deleted_at is null) as intakes,
    ${ownerColumns}`,
  joins: `join institution o on o.id = t.institution_id ${ownerJoin}`,
  within: sharedInCompany,
  sort: {
    createDate: { by: 't.created_at', indexed: true },
    updateDate: { by: 't.updated_at' },
    name: { by: 't.name collate corridor_text' },
    level: { by: levelOrder('t.level') },
    institution: { by: '(select x.name from institution x where x.id = t.institution_id) collate corridor_text' },
    status: { by: 't.status' },
  },
  filters: {
    institution: (sql, id) => sql`t.institution_id = ${id}`,
    level: (sql, level) => sql`t.level = ${level}`,
    status: (sql, value) => sql`t.status = ${value}`,
  },
  search: { name: 't.name', studyField: 't.study_field', institution: 'o.name' },
  searchJoins: 'join institution o on o.id = t.institution_id',
  toWire,
}

export const programmes = companyTable<ProgrammeRow, ProgrammeValues & { institution_id: string }>({
  spec: programmeSpec,
  entity: 'Programme',
  taken: { programme_name: (name) => fail('programme.nameTaken', { name }) },
  columns: [...written, 'institution_id'],
})

export function toWire(row: ProgrammeRow): Programme {
  return {
    ...toRecordBase(row),
    updateDate: row.updated_at.toISOString(),
    institution: row.institution_id,
    institutionInfo: [{ _id: row.institution_id, name: row.institution_name }],
    ...toInput(row),
    intakes: row.intakes,
    userInfo: toUserInfo(row),
  }
}

/** A programme as its form sends it. */
export const toInput = (row: ProgrammeValues): ProgrammeAdd => ({
  name: row.name,
  level: row.level,
  studyField: row.study_field,
  months: row.months,
  firstYearFee: row.first_year_fee,
  wholeFee: row.whole_fee,
  feeCurrency: row.fee_currency,
  englishTest: row.english_test,
  englishScore: row.english_score,
  status: row.status,
})

/** Columns of what was sent: no fee has no currency. */
export const toValues = (input: ProgrammeAdd): ProgrammeValues => ({
  name: input.name,
  level: input.level,
  study_field: input.studyField,
  months: input.months,
  first_year_fee: input.firstYearFee,
  whole_fee: input.wholeFee,
  fee_currency: input.firstYearFee === null && input.wholeFee === null ? null : input.feeCurrency,
  english_test: input.englishTest,
  english_score: input.englishScore,
  status: input.status,
})

/** Values of a programme that the audit keeps. */
export const toFacts = (row: ProgrammeValues): ProgrammeValues => toValues(toInput(row))
