import type { Finding } from '@corridor/contract/student/enrolment/finding'
import { stepOf } from '@corridor/contract/student/enrolment/steps'
import { isUnder, yearsLater } from './ages.ts'
import { applicationOf, fieldOf, found, type Judge, partOf } from './finding.ts'

// Somebody to call in need who is the student: nobody would answer.
export const judgeContacts: Judge = ({ student_contact, email, phone_code, phone_number }) =>
  student_contact.flatMap((contact, at) => {
    const isSamePhone = contact.phone_code === phone_code && contact.mobile_number === phone_number
    const isSameEmail = contact.email.toLowerCase() === email.toLowerCase()
    const own = (name: string, other: string) =>
      found('contact.own', fieldOf('emergencyContact', `contacts.${at}.${name}`), { other: fieldOf('contact', other) })
    return [
      ...(isSamePhone ? [own('mobileNumber', 'phoneNumber')] : []),
      ...(isSameEmail ? [own('email', 'email')] : []),
    ]
  })

const guardianField = fieldOf('emergencyContact', 'contacts.0.isGuardian')
const birthDateField = fieldOf('passport', 'birthDate')
const adultYears = 18
/** Years under which nobody is expected to be married or to have kids. */
const ownFamilyYears = 16
const studentYears = { min: 10, max: 100 } as const

/** True if somebody born on a day, `YYYY-MM-DD`, is under 18 on another. */
export const isUnder18 = (birthDate: string, today: string): boolean => isUnder(adultYears, birthDate, today)

/** Judges by the age, for those alone who may read the birth date. */
export const judgeAge: Judge = (row, { birthDate, today, studies }) => {
  if (!birthDate) return []
  const other = birthDateField
  const hasGuardian = row.student_contact.some((contact) => contact.is_guardian)
  const isYoung = isUnder(ownFamilyYears, birthDate, today)
  const isUnlikely = isUnder(studentYears.min, birthDate, today) || yearsLater(birthDate, studentYears.max) <= today
  const findings: Finding[] = []
  if (row.saved_steps.includes(stepOf('emergencyContact').number) && !hasGuardian) {
    const young = studies.find(({ starts_on }) => isUnder18(birthDate, starts_on))
    if (young) {
      const more = { other: applicationOf(young), params: { institution: young.institution } }
      findings.push(found('guardian.atIntake', guardianField, more))
    } else if (isUnder18(birthDate, today)) findings.push(found('guardian.missing', guardianField, { other }))
  }
  if (isUnlikely) findings.push(found('age.unlikely', birthDateField))
  if (isYoung && row.marital_status !== null && row.marital_status !== 'single')
    findings.push(found('age.married', fieldOf('maritalStatus', 'maritalStatus'), { other }))
  if (isYoung && row.number_of_kids)
    findings.push(found('age.kids', fieldOf('maritalStatus', 'numberOfKids'), { other }))
  return findings
}

const kidsField = fieldOf('maritalStatus', 'numberOfKids')

/** Judges marital status, kids and birth against the family that is linked. */
export const judgeFamily: Judge = ({ marital_status, number_of_kids }, { kin, birthDate }) => {
  const other = partOf('family')
  const children = kin.filter(({ relation }) => relation === 'child')
  const hasSpouse = kin.some(({ relation }) => relation === 'spouse')
  const findings: Finding[] = []
  if (hasSpouse && marital_status !== null && marital_status !== 'married')
    findings.push(found('marital.spouse', fieldOf('maritalStatus', 'maritalStatus'), { other }))
  if (number_of_kids === 0 && children.length > 0) findings.push(found('kids.none', kidsField, { other }))
  if (number_of_kids && number_of_kids < children.length) findings.push(found('kids.fewer', kidsField, { other }))
  if (!birthDate) return findings
  if (children.some((child) => child.birthDate !== null && child.birthDate <= birthDate))
    findings.push(found('family.childOlder', birthDateField, { other }))
  if (kin.some((one) => one.relation === 'parent' && one.birthDate !== null && one.birthDate >= birthDate))
    findings.push(found('family.parentYounger', birthDateField, { other }))
  return findings
}
