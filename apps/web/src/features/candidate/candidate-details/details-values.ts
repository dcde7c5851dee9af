import type {
  CandidateDetails,
  CandidateDetailsForm,
  Referee,
} from '@corridor/contract/candidate/candidate-details/shapes'
import { text } from '../../../lib/language/text'

/** Keys. */
export const detailsLabels = {
  legalName: text('Legal name'),
  linkedIn: text('LinkedIn profile'),
  employerName: text('Employer'),
  employerContact: text('Contact at the employer'),
  employerEmail: text('E-mail of the employer'),
  employerPhone: text('Phone of the employer'),
  interviewTimes: text('Times for interviews'),
  birthday: text('Birthday'),
  ssnLastFour: text('Last four of the SSN'),
} as const

/** Keys. */
export const refereeLabels: Record<keyof Referee, string> = {
  name: text('Name'),
  company: text('Company'),
  relation: text('Role'),
  email: text('Email'),
  phone: text('Phone'),
}

export const blankReferee: Referee = { name: '', company: '', relation: '', email: '', phone: '' }

export const toValues = (details: CandidateDetails): CandidateDetailsForm => ({
  legalName: details.legalName,
  linkedIn: details.linkedIn,
  employerName: details.employerName,
  employerContact: details.employerContact,
  employerEmail: details.employerEmail,
  employerPhone: details.employerPhone,
  interviewTimes: details.interviewTimes,
  references: details.references,
  birthday: '',
  ssnLastFour: '',
  forgetBirthday: false,
  forgetSsn: false,
  ...(details.version > 0 && { version: details.version }),
})

/** Values as the call takes them: a sealed one that is left empty stays. */
export function toSave({ birthday, ssnLastFour, forgetBirthday, forgetSsn, ...open }: CandidateDetailsForm) {
  const sealed = (typed: string, isForgotten: boolean) => (isForgotten ? null : typed || undefined)
  return { ...open, birthday: sealed(birthday, forgetBirthday), ssnLastFour: sealed(ssnLastFour, forgetSsn) }
}
