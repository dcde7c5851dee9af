import type { MatchReason, MergeField } from '@corridor/contract/match-reasons'
import { text } from '../../../lib/text'

/** What speaks for two entries being one person. */
export const reasonWords: Record<MatchReason, string> = {
  sameEmail: text('same e-mail'),
  similarEmail: text('similar e-mail'),
  samePhone: text('same phone'),
  similarPhone: text('similar phone'),
  sameName: text('same name'),
  nickname: text('name differs by a nickname'),
  similarName: text('similar name'),
  swappedName: text('first and last name swapped'),
  partOfName: text('part of the name is the same'),
  sameEmployer: text('same employer'),
  similarResume: text('similar resume'),
  sameLocation: text('same place'),
  sameSkills: text('same skills'),
}

/** What each part of a candidate is called where two are compared. */
export const fieldWords: Record<MergeField, string> = {
  name: text('Full Name'),
  email: text('Email'),
  phone: text('Phone'),
  jobTitle: text('Job Title'),
  experience: text('Experience (years)'),
  skills: text('Skills'),
  location: text('Current Location'),
  workAuthorization: text('Visa Status/Work Authorization'),
  readyToRelocate: text('Ready to Relocate'),
  isUsCitizen: text('US Citizen'),
  availability: text('Availability'),
  status: text('Status'),
  resume: text('Resume'),
}
