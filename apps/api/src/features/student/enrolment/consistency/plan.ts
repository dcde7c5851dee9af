import { askedFunds, askedOfPassports } from '@corridor/contract/student/enrolment/asked'
import { monthAfter } from '@corridor/contract/student/enrolment/consistency'
import type { Finding } from '@corridor/contract/student/enrolment/finding'
import type { StudentFile } from '../../student/values.ts'
import { countryParams, fieldOf, fieldOfPlan, found, type Judge, partOf } from './finding.ts'

const expiresField = fieldOf('passport', 'expiresDate')
/** Months after the intake for which a passport is expected to hold, whatever authorities ask. */
const usualMonths = 6

/** The countries that a student aims at, each with its name and code. */
const targetsOf = (row: StudentFile) =>
  row.student_target.map(({ country_id }) => {
    const params = countryParams(row, country_id)
    return { params, code: params.code || '' }
  })

/** Judges the passport against the day, the intake, and what each target asks of it. */
export const judgePassport: Judge = (row, { today }) => {
  const { passport_expires: expires, intake } = row
  if (!expires) return []
  if (expires <= today) return [found('passport.expired', expiresField)]
  if (!intake) return []
  const other = partOf('plan')
  if (expires < `${intake}-01`)
    return [found('passport.beforeIntake', expiresField, { other, params: { month: intake } })]
  const holds = (months: number) => expires >= `${monthAfter(intake, months)}-01`
  const asked = targetsOf(row).flatMap(({ params, code }): Finding[] => {
    const rule = askedOfPassports[code]
    if (!rule || holds(rule.months || usualMonths)) return []
    const { months, ...source } = rule
    const more = { other, source, params: { ...params, ...(months > 0 && { months: String(months) }) } }
    return [found(months > 0 ? 'passport.askedLonger' : 'passport.askedValid', expiresField, more)]
  })
  return asked.length > 0 || holds(usualMonths) ? asked : [found('passport.underSix', expiresField, { other })]
}

/** Judges the plan by the day, and its funds by what each target asks for the family, if they are in its currency. */
export const judgePlan: Judge = (row, { today }) => [
  ...(row.intake && row.intake < today.slice(0, 7) && row.application_stage !== 'enrolled'
    ? [found('intake.past', fieldOfPlan('intake'))]
    : []),
  ...fundsOf(row),
]

function fundsOf(row: StudentFile): Finding[] {
  const { funds_amount: funds, funds_currency } = row
  if (funds === null) return []
  const [spouse, kids] = [row.marital_status === 'married' ? 1 : 0, row.number_of_kids ?? 0]
  return targetsOf(row).flatMap(({ params, code }) => {
    const rule = askedFunds[code]
    const asked = rule?.of(spouse, kids) ?? 0
    if (!rule || rule.currency !== funds_currency || funds >= asked) return []
    const { name, url, since, currency } = rule
    const more = {
      other: fieldOf('maritalStatus', 'numberOfKids'),
      params: { ...params, amount: String(asked), currency, people: String(1 + spouse + kids) },
      source: { name, url, since },
    }
    return [found('funds.low', fieldOfPlan('fundsAmount'), more)]
  })
}
