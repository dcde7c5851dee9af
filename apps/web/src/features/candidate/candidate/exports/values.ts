import type { Candidate, CandidateAdd } from '@corridor/contract/candidate/candidate/shapes'
import { text } from '../../../../lib/language/text'

export const emptyCandidate: CandidateAdd = {
  firstName: '',
  lastName: '',
  nameConfirmed: false,
  hasOnlyOneName: false,
  email: '',
  phone: '',
  emails: [],
  phones: [],
  jobTitle: '',
  experience: null,
  skills: [],
  location: '',
  workAuthorization: null,
  authorizationEnds: null,
  readyToRelocate: false,
  isUsCitizen: false,
  availability: null,
  benchSince: null,
  rateAmount: null,
  rateCurrency: null,
  ratePer: null,
  taxTerm: null,
  status: 'active',
  resumeKey: null,
}

/** Names of the fields when two editions of a candidate are compared. */
export const candidateLabels: Record<keyof CandidateAdd, string> = {
  firstName: text('First Name'),
  lastName: text('Last Name'),
  nameConfirmed: text('Short name confirmed'),
  hasOnlyOneName: text('This person has only one name'),
  email: text('Email'),
  phone: text('Phone'),
  emails: text('Further e-mail addresses'),
  phones: text('Further phones'),
  jobTitle: text('Job Title'),
  experience: text('Experience (years)'),
  skills: text('Skills'),
  location: text('Current Location'),
  workAuthorization: text('Visa Status/Work Authorization'),
  authorizationEnds: text('Authorization ends'),
  readyToRelocate: text('Ready to Relocate'),
  isUsCitizen: text('US Citizen'),
  availability: text('Availability'),
  benchSince: text('On the bench since'),
  rateAmount: text('Rate'),
  rateCurrency: text('Rate currency'),
  ratePer: text('Rate per'),
  taxTerm: text('Tax term'),
  status: text('Status'),
  resumeKey: text('Resume'),
}

/** Values of the form for a candidate who stands; `version` lets the server tell a change by someone else. */
export const toValues = (record: Candidate): CandidateAdd & { id: string; version: number } => ({
  id: record._id,
  version: record.version,
  firstName: record.firstName,
  lastName: record.lastName,
  nameConfirmed: record.nameConfirmed,
  hasOnlyOneName: record.hasOnlyOneName,
  email: record.email,
  // As people read them: the server reads them again.
  phone: record.phoneInfo[0]?.shown ?? record.phone,
  emails: record.emails.slice(1),
  phones: record.phoneInfo.slice(1).map(({ shown }) => shown),
  jobTitle: record.jobTitle ?? '',
  experience: record.experience,
  skills: record.skills,
  location: record.location ?? '',
  workAuthorization: record.workAuthorization,
  authorizationEnds: record.authorizationEnds,
  readyToRelocate: record.readyToRelocate,
  isUsCitizen: record.isUsCitizen,
  availability: record.availability,
  benchSince: record.benchSince,
  rateAmount: record.rateAmount,
  rateCurrency: record.rateCurrency,
  ratePer: record.ratePer,
  taxTerm: record.taxTerm,
  status: record.status,
  resumeKey: record.resume?.fileKey ?? null,
})

/** The fields that hold a day of the calendar. */
export const isDay = (field: string): field is 'authorizationEnds' | 'benchSince' =>
  field === 'authorizationEnds' || field === 'benchSince'
