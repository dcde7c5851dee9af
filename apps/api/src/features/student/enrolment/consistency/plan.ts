import { askedFunds, askedOfPassports } from '@corridor/contract/student/enrolment/asked'
import { monthAfter, monthsBetween } from '@corridor/contract/student/enrolment/consistency'
import type { Finding } from '@corridor/contract/student/enrolment/finding'
import type { StudentFile } from '../../student/values.ts'
import {
  applicationOf,
  countryParams,
  fieldOf,
  fieldOfPlan,
  found,
  type Judge,
  partOf,
  type Study,
  studyParams,
} from './finding.ts'

const expiresField = fieldOf('passport', 'expiresDate')
/** Months after the intake for which a passport is expected to hold, whatever authorities ask. */
const usualMonths = 6
/** Months that may lie between the last study or work and an intake without a word about them. */
const gapMonthsMax = 6

interface Destination {
  id: string
  code: string
  params: ReturnType<typeof countryParams>
}

/** The countries that a student aims at, or applies in, each once. */
function destinationsOf(row: StudentFile, studies: readonly Study[]): Destination[] {
  const targets = row.student_target.map(({ country_id: id }) => ({ id, params: countryParams(row, id) }))
  const applied = studies.map((study) => ({ id: study.country_id, params: studyParams(study) }))
  const byId = new Map([...applied, ...targets].map(({ id, params }) => [id, params]))
  return [...byId].map(([id, params]) => ({ id, params, code: params.code || '' }))
}

/** Judges the passport against the day, the programmes where the student applies, and of other targets against the intake of the plan. */
export const judgePassport: Judge = (row, { today, studies }) => {
  const { passport_expires: expires, intake } = row
  if (!expires) return []
  if (expires <= today) return [found('passport.expired', expiresField)]
  if (intake && expires < `${intake}-01`)
    return [found('passport.beforeIntake', expiresField, { other: partOf('plan'), params: { month: intake } })]
  return [...studies.flatMap((study) => againstStudy(expires, study)), ...againstPlan(row, expires, studies)]
}

/** A day, `YYYY-MM-DD`, some months later, as a text to compare with. */
const monthsLater = (day: string, months: number) => `${monthAfter(day.slice(0, 7), months)}${day.slice(7)}`

/** Holds a passport against a programme: it has to be valid until the end, and in some countries for months more. */
function againstStudy(expires: string, study: Study): Finding[] {
  const { starts_on, ends_on, institution } = study
  const other = applicationOf(study)
  if (expires < starts_on)
    return [found('passport.beforeIntake', expiresField, { other, params: { month: starts_on.slice(0, 7) } })]
  if (ends_on === null) return []
  if (expires < ends_on)
    return [found('passport.beforeEnd', expiresField, { other, params: { institution, month: ends_on.slice(0, 7) } })]
  const rule = askedOfPassports[study.country_code ?? '']
  if (!rule || expires >= monthsLater(ends_on, rule.months)) return []
  const { months, ...source } = rule
  const params = { ...studyParams(study), months: String(months) }
  return [found('passport.askedLonger', expiresField, { other, source, params })]
}

/** Holds a passport against the intake of the plan, which stands for the end of a programme as long as none is known in that country. */
function againstPlan(row: StudentFile, expires: string, studies: readonly Study[]): Finding[] {
  const { intake } = row
  if (!intake) return []
  const known = studies.filter(({ ends_on }) => ends_on !== null).map(({ country_id }) => country_id)
  const other = partOf('plan')
  const holds = (months: number) => expires >= `${monthAfter(intake, months)}-01`
  const asked = destinationsOf(row, []).flatMap(({ id, params, code }): Finding[] => {
    const rule = askedOfPassports[code]
    if (!rule || known.includes(id) || holds(rule.months || usualMonths)) return []
    const { months, ...source } = rule
    const more = { other, source, params: { ...params, ...(months > 0 && { months: String(months) }) } }
    return [found(months > 0 ? 'passport.askedLonger' : 'passport.askedValid', expiresField, more)]
  })
  if (asked.length > 0 || known.length > 0 || holds(usualMonths)) return asked
  return [found('passport.underSix', expiresField, { other })]
}

/** Judges the plan by the day, and its funds by what each country asks for the family, if they are in its currency. */
export const judgePlan: Judge = (row, facts) => [
  ...(row.intake && row.intake < facts.today.slice(0, 7) && row.application_stage !== 'enrolled'
    ? [found('intake.past', fieldOfPlan('intake'))]
    : []),
  ...judgeGap(row, facts),
  ...judgeFunds(row, facts),
]

/** Holds the month of the last study or work against each intake where the student applies; that of the plan stands for them as long as there is none. */
const judgeGap: Judge = ({ occupied_until: until, intake }, { studies }) => {
  if (!until) return []
  const applied = studies.map((study) => ({ month: study.starts_on.slice(0, 7), other: applicationOf(study) }))
  const planned = intake ? [{ month: intake, other: fieldOfPlan('intake') }] : []
  return (applied.length > 0 ? applied : planned).flatMap(({ month, other }) => {
    const months = monthsBetween(until, month)
    const more = { other, params: { months: String(months) } }
    return months > gapMonthsMax ? [found('gap.beforeIntake', fieldOfPlan('occupiedUntil'), more)] : []
  })
}

const judgeFunds: Judge = (row, { studies, fundsAsked }) => {
  const { funds_amount: funds, funds_currency } = row
  if (funds === null) return []
  const [spouse, kids] = [row.marital_status === 'married' ? 1 : 0, row.number_of_kids ?? 0]
  const people = 1 + spouse + kids
  return destinationsOf(row, studies).flatMap(({ id, params, code }) => {
    const listed = fundsAsked.filter(({ country_id }) => country_id === id)
    const [most] = listed
      .filter((one) => !one.isHidden && one.persons === people && one.currency === funds_currency)
      .sort((one, other) => other.amount - one.amount)
    const low = (rule: 'funds.belowChecklist' | 'funds.low', amount: number, source: Finding['source']) =>
      funds >= amount
        ? []
        : [
            found(rule, fieldOfPlan('fundsAmount'), {
              ...{ other: fieldOf('maritalStatus', 'numberOfKids'), source },
              params: { ...params, amount: String(amount), currency: String(funds_currency), people: String(people) },
            }),
          ]
    if (most) return low('funds.belowChecklist', most.amount, most.source)
    const rule = askedFunds[code]
    // Amounts that nobody read in time are held against no file, by no other table either.
    if (!rule || rule.currency !== funds_currency || listed.some(({ isHidden }) => isHidden)) return []
    const { name, url, since } = rule
    return low('funds.low', rule.of(spouse, kids), { name, url, since })
  })
}
