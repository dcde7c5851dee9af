import type { MatchReason, MergeField } from '@corridor/contract/candidate/duplicate/reasons'
import { text } from '../../../lib/language/text'
import { candidateLabels } from '../candidate/exports/values'

/** Reasons why two entries may be one person. */
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
  otherLastName: text('same first name, other last name'),
  sameEmployer: text('same employer'),
  similarResume: text('similar resume'),
  sameLocation: text('same place'),
  sameSkills: text('same skills'),
}

const { firstName, lastName, nameConfirmed, hasOnlyOneName, resumeKey, rateAmount, ...labels } = candidateLabels

/** Names of the parts of a candidate when two are compared. */
export const fieldWords: Record<MergeField, string> = {
  name: text('Full Name'),
  ...labels,
  rate: rateAmount,
  resume: resumeKey,
}
