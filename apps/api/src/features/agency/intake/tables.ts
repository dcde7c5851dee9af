import type { Intake, IntakeAdd, intake } from '@corridor/contract/agency/intake/shapes'
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
import { sharedInCompany } from '../../../db/scope/within.ts'
import { fail } from '../../../platform/fail.ts'

/** The columns that a person fills in: days of the institution, `YYYY-MM-DD`. */
export interface IntakeValues {
  starts_on: string
  ends_on: string | null
  opens_on: string | null
  deadline_on: string | null
  deadline_time: string
}

interface IntakeColumns extends IntakeValues {
  programme_id: string
  deadline_at: Date | null
}

export interface IntakeRow extends RecordRow, OwnerColumns, IntakeColumns {
  programme_name: string
  level: StudyLevel
  institution_id: string
  institution_name: string
  country_id: string
  country_name: string
  country_code: string | null
  city: string
  zone: string | null
}

const days = ['starts_on', 'ends_on', 'opens_on', 'deadline_on'] as const
const above = 'join programme p on p.id = t.programme_id join institution o on o.id = p.institution_id'

export const intakeSpec: ListSpec<IntakeRow, typeof intake.list> = {
  table: 'intake',
  columns: `t.id, t.version, t.created_at, t.updated_at, t.programme_id, p.name as programme_name, p.level, p.institution_id,
    o.name as institution_name, o.zone, o.city, o.country_id, n.name as country_name, n.code as country_code, ${days.map((name) => `t.${name}::text as ${name}`).join(', ')}, t.deadline_time, t.deadline_at,
    ${ownerColumns}`,
  joins: `${above} join country n on n.id = o.country_id ${ownerJoin}`,
  within: sharedInCompany,
  sort: {
    createDate: { by: 't.created_at', indexed: true },
    updateDate: { by: 't.updated_at' },
    startDate: { by: 't.starts_on' },
    deadline: { by: 't.deadline_at', nullable: true },
    programme: { by: '(select x.name from programme x where x.id = t.programme_id) collate corridor_text' },
    institution: {
      by: '(select y.name from programme x join institution y on y.id = x.institution_id where x.id = t.programme_id) collate corridor_text',
    },
  },
  filters: {
    programme: (sql, id) => sql`t.programme_id = ${id}`,
    institution: (sql, id) =>
      sql`exists (select from programme x where x.id = t.programme_id and x.institution_id = ${id})`,
    level: (sql, level) => sql`exists (select from programme x where x.id = t.programme_id and x.level = ${level})`,
    startFrom: (sql, day) => sql`t.starts_on >= ${day}::date`,
    startTo: (sql, day) => sql`t.starts_on <= ${day}::date`,
    deadlineFrom: (sql, day) => sql`t.deadline_on >= ${day}::date`,
    deadlineTo: (sql, day) => sql`t.deadline_on <= ${day}::date`,
  },
  search: { programme: 'p.name', institution: 'o.name' },
  searchJoins: above,
  toWire,
}

export const intakes = companyTable<IntakeRow, IntakeColumns>({
  spec: intakeSpec,
  entity: 'Intake',
  taken: { intake_start: () => fail('intake.taken') },
  columns: ['programme_id', ...days, 'deadline_time', 'deadline_at'],
})

export function toWire(row: IntakeRow): Intake {
  return {
    ...toRecordBase(row),
    updateDate: row.updated_at.toISOString(),
    programme: row.programme_id,
    programmeInfo: [{ _id: row.programme_id, name: row.programme_name, level: row.level }],
    institution: row.institution_id,
    institutionInfo: [{ _id: row.institution_id, name: row.institution_name }],
    countryInfo: [{ _id: row.country_id, name: row.country_name, code: row.country_code }],
    city: row.city,
    zone: row.zone,
    ...toInput(row),
    deadline: row.deadline_at?.toISOString() ?? null,
    userInfo: toUserInfo(row),
  }
}

/** An intake as its form sends it. */
export const toInput = (row: IntakeValues): IntakeAdd => ({
  startDate: row.starts_on,
  endDate: row.ends_on,
  openDate: row.opens_on,
  deadlineDate: row.deadline_on,
  deadlineTime: row.deadline_time,
})

/** Columns of what was sent, but for the moment of its deadline. */
export const toValues = (input: IntakeAdd): IntakeValues => ({
  starts_on: input.startDate,
  ends_on: input.endDate,
  opens_on: input.openDate,
  deadline_on: input.deadlineDate,
  deadline_time: input.deadlineTime,
})

/** Values of an intake that the audit keeps. */
export const toFacts = (row: IntakeValues): IntakeValues => toValues(toInput(row))
