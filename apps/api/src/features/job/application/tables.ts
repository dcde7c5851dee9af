import type { Decliner } from '@corridor/contract/job/application/kinds'
import type { Application, application } from '@corridor/contract/job/application/shapes'
import type { StageKind } from '@corridor/contract/job/stage/kinds'
import type { ListSpec } from '../../../db/list/spec.ts'
import { hasTerm } from '../../../db/list/term.ts'
import {
  type CompanyColumns,
  companyColumns,
  ofCompany,
  type RecordRow,
  toCompanyInfo,
  toNames,
  toRecordBase,
} from '../../../db/record/record.ts'
import { companyTable } from '../../../db/record/table.ts'
import { companyOf } from '../../../db/scope/scope.ts'
import { seen, seenInCompany } from '../../../db/scope/within.ts'

/** The columns that verbs write. */
export interface ApplicationValues {
  job_id: string
  candidate_id: string
  first_name: string
  last_name: string
  email: string
  phone: string
  message: string
  resume_key: string | null
  parse_id: string | null
  is_new_candidate: boolean
  consent_at: Date
  consent_version: number
  again_at: Date | null
  stage_id: string
  stage_at: Date
  declined_by: Decliner | null
  decline_reason: string
}

export interface ApplicationRow extends RecordRow, CompanyColumns, ApplicationValues {
  audience: number
  job_name: string
  stage_name: string
  stage_kind: StageKind
  resume_name: string | null
  /** None if the reader does not see the candidate. */
  person_id: string | null
  person_first_name: string | null
  person_last_name: string | null
}

export const applicationColumns: readonly (keyof ApplicationValues)[] = [
  ...(['job_id', 'candidate_id', 'first_name', 'last_name', 'email', 'phone', 'message', 'resume_key'] as const),
  ...(['parse_id', 'is_new_candidate', 'consent_at', 'consent_version', 'again_at', 'stage_id', 'stage_at'] as const),
  ...(['declined_by', 'decline_reason'] as const),
]

const columns = `t.id, t.version, t.audience, t.created_at, t.updated_at, ${applicationColumns.map((name) => `t.${name}`).join(', ')},
  j.job_title as job_name, s.name as stage_name, s.kind as stage_kind, f.original_name as resume_name,
  c.id as person_id, c.first_name as person_first_name, c.last_name as person_last_name, ${companyColumns}`

export const applicationSpec: ListSpec<ApplicationRow, typeof application.list> = {
  table: 'application',
  columns,
  joins: `join job j on j.id = t.job_id join stage s on s.id = t.stage_id left join stored_file f on f.key = t.resume_key
    left join candidate c on c.id = t.candidate_id and c.deleted_at is null and ${seen('c')}`,
  within: seenInCompany,
  // The meaning of a stage is chosen once, and one with applications goes only by moving them: their own changes say all.
  kept: { kind: 'application', uncounted: [] },
  sort: {
    createDate: { by: 't.created_at', indexed: true },
    updateDate: { by: 't.updated_at', indexed: true },
    stageDate: { by: 't.stage_at', indexed: true },
    name: { by: 't.full_name collate corridor_text', indexed: true },
    job: { by: 't.job_title collate corridor_text', indexed: true },
    stage: {
      by: 's.place',
      join: 'join stage s on s.id = t.stage_id',
      steps: {
        select: (sql, company) => sql`select id, place as sort_key from stage where company_id = ${company}`,
        by: 't.stage_id',
      },
    },
  },
  filters: {
    company: ofCompany,
    job: (sql, id) => sql`t.job_id = ${id}`,
    stage: (sql, id) => sql`t.stage_id = ${id}`,
    // As an array: a join would read all applications of the company to count those of few stages.
    stageKind: (sql, kind, scope) => {
      const company = companyOf(scope)
      return sql`t.stage_id = any(array(
        select id from stage where kind = ${kind} ${company ? sql`and company_id = ${company}` : sql``}))`
    },
    candidate: (sql, id) => sql`t.candidate_id = ${id}`,
    since: (sql, day) => sql`t.created_at >= ${day}::date`,
    hasResume: (sql, wanted) => sql`(t.resume_key is not null) = ${wanted}`,
  },
  search: { name: 't.full_name', email: 't.email', job: 't.job_title' },
  searchAll: hasTerm,
  toWire,
}

export function toWire(row: ApplicationRow): Application {
  return {
    ...toRecordBase(row),
    companyInfo: toCompanyInfo(row),
    updateDate: row.updated_at.toISOString(),
    job: row.job_id,
    jobInfo: [{ _id: row.job_id, name: row.job_name }],
    candidateInfo: row.person_id
      ? [{ _id: row.person_id, ...toNames(row.person_first_name, row.person_last_name) }]
      : [],
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    phone: row.phone,
    message: row.message,
    resumeInfo: row.resume_key ? [{ fileKey: row.resume_key, fileName: row.resume_name ?? '' }] : [],
    stage: row.stage_id,
    stageInfo: [{ _id: row.stage_id, name: row.stage_name, kind: row.stage_kind }],
    stageDate: row.stage_at.toISOString(),
    declinedBy: row.declined_by,
    declineReason: row.decline_reason,
    isNewCandidate: row.is_new_candidate,
  }
}

/** Values of an application that the audit keeps: the stage as it was called then, and nothing of the person. */
export const toFacts = (row: ApplicationRow) => ({
  stage: row.stage_name,
  declined_by: row.declined_by,
  decline_reason: row.decline_reason,
})

export const applications = companyTable<ApplicationRow, ApplicationValues>({
  spec: applicationSpec,
  entity: 'Application',
  columns: applicationColumns,
})
