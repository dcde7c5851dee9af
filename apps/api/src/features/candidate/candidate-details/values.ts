import type { CandidateDetails, CandidateDetailsSave } from '@corridor/contract/candidate/candidate-details/shapes'
import type { DetailsRow, OpenValues } from './store.ts'

export const toValues = (given: CandidateDetailsSave): OpenValues => ({
  legal_name: given.legalName,
  linked_in: given.linkedIn,
  employer_name: given.employerName,
  employer_contact: given.employerContact,
  employer_email: given.employerEmail,
  employer_phone: given.employerPhone,
  interview_times: given.interviewTimes,
  referees: given.references,
})

export const toWire = (candidateId: string, row: DetailsRow | undefined): CandidateDetails => ({
  candidate: candidateId,
  legalName: row?.legal_name ?? '',
  linkedIn: row?.linked_in ?? '',
  employerName: row?.employer_name ?? '',
  employerContact: row?.employer_contact ?? '',
  employerEmail: row?.employer_email ?? '',
  employerPhone: row?.employer_phone ?? '',
  interviewTimes: row?.interview_times ?? '',
  references: row?.referees ?? [],
  hasBirthday: Boolean(row?.sealed_birthday),
  hasSsnLastFour: Boolean(row?.sealed_ssn),
  version: row?.version ?? 0,
  updateDate: row?.updated_at.toISOString() ?? null,
})

export const openValuesOf = (row: OpenValues): OpenValues => ({
  legal_name: row.legal_name,
  linked_in: row.linked_in,
  employer_name: row.employer_name,
  employer_contact: row.employer_contact,
  employer_email: row.employer_email,
  employer_phone: row.employer_phone,
  interview_times: row.interview_times,
  // The database keeps their fields in an order of its own.
  referees: row.referees.map(({ name, company, relation, email, phone }) => ({
    name,
    company,
    relation,
    email,
    phone,
  })),
})

/** Values that the audit keeps: of a sealed one, that it is there. */
export const toFacts = (row: DetailsRow) => ({
  ...openValuesOf(row),
  birthday: row.sealed_birthday ? 'set' : null,
  ssn_last_four: row.sealed_ssn ? 'set' : null,
})
