import type { CandidatePartKind } from '@corridor/contract/candidate/part/kinds'
import { type CandidatePart, candidatePartSchemas, type part } from '@corridor/contract/candidate/part/shapes'
import { plainName } from '@corridor/contract/format/person-name'
import type { ListSpec } from '../../../db/list/spec.ts'
import {
  type OwnerColumns,
  ownerColumns,
  ownerJoin,
  type RecordRow,
  toRecordBase,
  toUserInfo,
} from '../../../db/record/record.ts'
import { belowSeen } from '../../../db/scope/within.ts'

/** Values that a person fills in, by the contract's names. */
export type PartValues = Record<string, string | boolean | null>
export type PartRow = RecordRow & OwnerColumns & { candidate_id: string } & PartValues

interface PartTable {
  table: string
  /** SQL of the text that orders them by name, and that a search looks in. */
  sortName: string
  /** Orders the entries of one candidate: the newest of a career are the greatest. */
  period: string
  /** Name of an entry for a person. */
  nameOf: (values: PartValues) => string
}

const joinedBy = (mark: string, ...parts: (string | boolean | null | undefined)[]) => parts.filter(Boolean).join(mark)

export const partTables: Record<CandidatePartKind, PartTable> = {
  'candidate-history': {
    table: 'candidate_history',
    sortName: "concat_ws(', ', t.job_title, t.employer)",
    period: `case when t.is_current then '9999' else coalesce(t.end_date, t.start_date, '') end || coalesce(t.start_date, '')`,
    nameOf: ({ jobTitle, employer }) => joinedBy(', ', jobTitle, employer),
  },
  'candidate-education': {
    table: 'candidate_education',
    sortName: "concat_ws(', ', t.degree, t.school)",
    period: `coalesce(t.graduation_year, '')`,
    nameOf: ({ degree, school }) => joinedBy(', ', degree, school),
  },
  'candidate-certification': {
    table: 'candidate_certification',
    sortName: 't.name',
    period: `coalesce(t.year, '')`,
    nameOf: ({ name }) => String(name),
  },
  'candidate-language': {
    table: 'candidate_language',
    sortName: 't.language',
    period: 't.created_at',
    nameOf: ({ language }) => String(language),
  },
  'candidate-contact': {
    table: 'candidate_contact',
    sortName: "t.first_name || ' ' || t.last_name",
    period: 't.created_at',
    nameOf: ({ vendorContact, firstName, lastName }) =>
      joinedBy(
        ', ',
        vendorContact,
        plainName({ firstName: String(firstName ?? ''), lastName: String(lastName ?? '') }),
      ),
  },
}

/** The contract's names of what an entry of a kind holds. */
export const fieldsOf = (kind: CandidatePartKind): string[] => Object.keys(candidatePartSchemas[kind].shape)

/** Fields that are phones. */
export const numberFields: ReadonlySet<string> = new Set(['officeNumber', 'mobileNumber'])

/** The column behind a name of the contract. */
export const toColumn = (field: string): string => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

export const toValues = (kind: CandidatePartKind, row: PartRow): PartValues =>
  Object.fromEntries(fieldsOf(kind).map((field) => [field, row[field] ?? null]))

export const toWire = <Kind extends CandidatePartKind>(kind: Kind, row: PartRow) =>
  ({
    ...toRecordBase(row),
    candidate: row.candidate_id,
    ...toValues(kind, row),
    userInfo: toUserInfo(row),
  }) as unknown as CandidatePart<Kind>

// A person with one name has an empty last one.
const mayBeEmpty = new Set(['lastName'])

/** Values as they are kept: an empty text is none. */
export const toStored = (values: object): PartValues =>
  Object.fromEntries(
    Object.entries(values).map(([field, value]) => [field, value === '' && !mayBeEmpty.has(field) ? null : value]),
  )

/** The columns behind values. */
export const toColumns = (values: object): PartValues =>
  Object.fromEntries(Object.entries(toStored(values)).map(([field, value]) => [toColumn(field), value]))

/** Values of an entry that the audit keeps. */
export const toFacts = (kind: CandidatePartKind, row: PartRow): PartValues => ({
  candidate_id: row.candidate_id,
  ...toColumns(toValues(kind, row)),
})

function specOf<Kind extends CandidatePartKind>(
  kind: Kind,
): ListSpec<PartRow, (typeof part)['candidate-history']['list'], CandidatePart<Kind>> {
  const { table, period, sortName } = partTables[kind]
  const fields = fieldsOf(kind)
  return {
    table,
    columns: `t.id, t.version, t.created_at, t.updated_at, t.candidate_id, ${ownerColumns},
      ${fields.map((field) => `t.${toColumn(field)} as "${field}"`).join(', ')}`,
    joins: ownerJoin,
    // Entries of a candidate in the bin are there with them.
    within: belowSeen({ table: 'candidate', by: 't.candidate_id' }),
    sort: {
      createDate: { by: 't.created_at' },
      period: { by: period },
      name: { by: `${sortName} collate corridor_text` },
    },
    filters: { candidate: (sql, id) => sql`t.candidate_id = ${id}` },
    search: { name: sortName },
    toWire: (row) => toWire(kind, row),
  }
}

/** Lists of each kind. */
export const partSpecs = {
  'candidate-history': specOf('candidate-history'),
  'candidate-education': specOf('candidate-education'),
  'candidate-certification': specOf('candidate-certification'),
  'candidate-language': specOf('candidate-language'),
  'candidate-contact': specOf('candidate-contact'),
}
