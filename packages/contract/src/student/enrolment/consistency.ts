import type { FindingKind, FindingWeight } from './kinds.ts'

interface Rule {
  kind: FindingKind
  weight: FindingWeight
  /** Sentence behind the name of the field, in braces what fills it. */
  text: string
}

const blocks = <Text extends string>(text: Text) => ({ kind: 'contradicts', weight: 'block', text }) as const
const warns = <Text extends string>(text: Text) => ({ kind: 'contradicts', weight: 'warn', text }) as const

/** The rules by which a student's file is held against itself. One that blocks keeps the file from being declared. */
export const consistencyRules = {
  'refusal.notDeclared': blocks('A refusal letter of {country}, {month} is not declared'),
  'refusal.imported': blocks('An import says that {country} refused in {month}, and it is not declared'),
  'refusal.onlyFurther': warns('A refusal of {country}, {month} can stand in Further alone'),
  'refusal.otherMonth': warns('Another month is declared than a letter or an import of {country} says: {month}'),
  'visa.notMentioned': warns('A visa of {country} is neither in the refusals nor in the visits'),
  'entry.twice': blocks('This entry is listed twice'),
  'entry.home': warns('This is the country of citizenship: nobody needs a visa there'),
  'entry.refusedAndVisited': warns('Refused and visited in the same month'),
  'visit.overlap': warns('Two countries are listed for the same month'),
  'further.early': blocks('Further is for more than four entries'),
  'date.beforeBirth': blocks('This date lies before the birth date'),
  'date.future': blocks('This date lies in the future'),
  'passport.expired': blocks('The passport has expired'),
  'passport.beforeIntake': blocks('The passport expires before the intake'),
  'passport.underSix': warns('The passport expires within six months of the intake'),
  'passport.askedValid': warns('The passport expires within six months of the intake; {country} asks that it is valid'),
  'passport.askedLonger': warns('The passport expires too early for {country}, which asks for {months} months more'),
  'passport.beforeEnd': warns('The passport expires before the programme at {institution} ends: {month}'),
  'refusal.notExplained': warns(
    'An earlier refusal is not explained in the application to {institution}, and {country} asks for it',
  ),
  'english.low': warns('The score is below the {score} in {test} that {institution} asks for'),
  'funds.belowChecklist': warns(
    'The funds are below the {amount} a year of the checklist of {country} for a family of {people}',
  ),
  'zone.name': warns('The zone of the passport writes another name: {names}'),
  'zone.citizenship': warns('The zone of the passport says another citizenship: {country}'),
  'address.gap': warns('More than three months before this are without an address'),
  'address.overlap': warns('Two addresses are listed for the same time'),
  'gap.beforeIntake': warns('There are {months} months between the last study or work and the intake: explain the gap'),
  'intake.past': warns('The intake lies in the past'),
  'funds.low': warns('The funds are below the {amount} that {country} asks for a family of {people}'),
  'contact.own': blocks("This is the student's own phone number or email"),
  'guardian.missing': {
    kind: 'missing',
    weight: 'block',
    text: 'The student is under 18, and no emergency contact is marked as a guardian',
  },
  'guardian.atIntake': {
    kind: 'missing',
    weight: 'block',
    text: 'The student is under 18 when the programme at {institution} begins, and no emergency contact is marked as a guardian',
  },
  'marital.spouse': warns('A spouse is linked in the family'),
  'kids.none': blocks('A child is linked in the family, and no kids are stated'),
  'kids.fewer': warns('More children are linked in the family than stated'),
  'family.childOlder': warns('A child in the family is older than the student'),
  'family.parentYounger': warns('A parent in the family is younger than the student'),
  'age.married': warns('The student is under 16'),
  'age.kids': warns('Kids are stated, and the student is under 16'),
  'age.unlikely': warns('This birth date is unlikely: under 10 or over 100 years ago'),
} as const satisfies Record<string, Rule>
export type FindingCode = keyof typeof consistencyRules
export const findingCodes = Object.keys(consistencyRules) as FindingCode[]

/** The findings that keep a file from being declared. */
export const blockersOf = <Found extends { weight: FindingWeight }>(steps: readonly { findings: readonly Found[] }[]) =>
  steps.flatMap(({ findings }) => findings.filter(({ weight }) => weight === 'block'))

interface Refusal {
  country: string
  /** `YYYY-MM` */
  month: string
}

/** Months that a letter's month may differ from the declared one: somebody remembers when they applied. */
const refusalMonthsApart = 1

/** True if a row of step 8 declares the refusal that a letter tells of: the same country, within a month of the letter's. */
export const declares = (row: Refusal, letter: Refusal): boolean =>
  row.country === letter.country && Math.abs(monthsBetween(row.month, letter.month)) <= refusalMonthsApart

/** Months between two, `YYYY-MM`; positive if `later` is. */
export function monthsBetween(earlier: string, later: string): number {
  const [from, to] = [earlier, later].map((month) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)))
  return (to ?? 0) - (from ?? 0)
}

/** A month, `YYYY-MM`, some months later. */
export function monthAfter(month: string, count: number): string {
  const all = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1 + count
  return `${Math.floor(all / 12)}-${String((all % 12) + 1).padStart(2, '0')}`
}
