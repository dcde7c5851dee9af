import type { Scope } from '../../../db/scope/scope.ts'
import { seenInCompany } from '../../../db/scope/within.ts'
import type { Sql } from '../../../platform/sql.ts'
import type { DrawnPerson } from './tables.ts'

export interface Career {
  history: {
    job_title: string | null
    employer: string | null
    start_date: string | null
    end_date: string | null
    is_current: boolean
    responsibilities: string | null
    environment_tool: string | null
  }[]
  education: { degree: string | null; school: string | null; graduation_year: string | null }[]
  certifications: { name: string; issuer: string | null; year: string | null }[]
  languages: { language: string; level: string | null }[]
}

/** Work history and education of a person, the newest first. */
export async function loadCareer(sql: Sql, candidateId: string): Promise<Career> {
  const [history, education, certifications, languages] = await Promise.all([
    sql<Career['history']>`
      select job_title, employer, start_date, end_date, is_current, responsibilities, environment_tool from candidate_history
      where candidate_id = ${candidateId} and deleted_at is null
      order by is_current desc, coalesce(end_date, start_date) desc nulls last, start_date desc nulls last, id`,
    sql<Career['education']>`
      select degree, school, graduation_year from candidate_education where candidate_id = ${candidateId} and deleted_at is null
      order by graduation_year desc nulls last, id`,
    sql<Career['certifications']>`
      select name, issuer, year from candidate_certification where candidate_id = ${candidateId} and deleted_at is null
      order by year desc nulls last, id`,
    sql<Career['languages']>`
      select language, level from candidate_language where candidate_id = ${candidateId} and deleted_at is null order by created_at, id`,
  ])
  return {
    history: [...history],
    education: [...education],
    certifications: [...certifications],
    languages: [...languages],
  }
}

/** Those of these candidates whom the caller sees, as a resume is drawn of them. */
export const listDrawable = (sql: Sql, scope: Scope, ids: readonly string[]) => sql<DrawnPerson[]>`
  select t.id as candidate_id, t.first_name, t.last_name, t.job_title, t.skills, t.experience, t.location, w.name as work_authorization,
    t.available_from::text as available_from, t.ready_to_relocate, null as rate_amount, null as rate_currency, null as rate_per,
    null as tax_term, '' as summary
  from candidate t left join lookup w on w.id = t.work_authorization_id
  where t.id = any(${ids as string[]}::uuid[]) and ${seenInCompany(sql, scope)} order by array_position(${ids as string[]}::uuid[], t.id)`
