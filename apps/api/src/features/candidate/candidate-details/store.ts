import type { Referee } from '@corridor/contract/candidate/candidate-details/shapes'
import type { RecordRow } from '../../../db/record/record.ts'
import { columnsOf, type Sql } from '../../../platform/sql.ts'

/** Values that anybody who reads papers of candidates may read. */
export interface OpenValues {
  legal_name: string
  linked_in: string
  employer_name: string
  employer_contact: string
  employer_email: string
  employer_phone: string
  interview_times: string
  referees: Referee[]
}

export interface SealedValues {
  sealed_birthday: string | null
  sealed_ssn: string | null
}

export interface DetailsRow extends RecordRow, OpenValues, SealedValues {}

/** The details of a candidate, who was found within what the caller sees. */
export async function findDetails(sql: Sql, candidateId: string): Promise<DetailsRow | undefined> {
  const [row] = await sql<DetailsRow[]>`
    select t.id, t.version, t.created_at, t.updated_at, t.legal_name, t.linked_in, t.employer_name, t.employer_contact,
      t.employer_email, t.employer_phone, t.interview_times, t.referees, t.sealed_birthday, t.sealed_ssn
    from candidate_details t where t.candidate_id = ${candidateId}`
  return row
}

type Owned = { id: string; company_id: string; candidate_id: string; created_by: string }

export const insertDetails = (tx: Sql, values: object & Owned) =>
  tx`insert into candidate_details ${columnsOf(tx, values)}`

export const updateDetails = (tx: Sql, id: string, values: object) => tx`
  update candidate_details set ${columnsOf(tx, values)}, version = version + 1, updated_at = now() where id = ${id}`
