import type { Candidate, CandidateAdd } from '@corridor/contract/candidate'

export const emptyCandidate: CandidateAdd = {
  firstName: '',
  lastName: '',
  nameConfirmed: false,
  hasOnlyOneName: false,
  email: '',
  phone: '',
  jobTitle: '',
  experience: null,
  skills: [],
  location: '',
  workAuthorization: null,
  readyToRelocate: false,
  isUsCitizen: false,
  status: 'active',
  resumeKey: null,
}

/** What the form holds of a candidate who stands; `version` lets the server tell a change by someone else. */
export const toValues = (record: Candidate): CandidateAdd & { id: string; version: number } => ({
  id: record._id,
  version: record.version,
  firstName: record.firstName,
  lastName: record.lastName,
  nameConfirmed: record.nameConfirmed,
  hasOnlyOneName: record.hasOnlyOneName,
  email: record.email,
  phone: record.phone,
  jobTitle: record.jobTitle ?? '',
  experience: record.experience,
  skills: record.skills,
  location: record.location ?? '',
  workAuthorization: record.workAuthorization,
  readyToRelocate: record.readyToRelocate,
  isUsCitizen: record.isUsCitizen,
  status: record.status,
  resumeKey: record.resume?.fileKey ?? null,
})
