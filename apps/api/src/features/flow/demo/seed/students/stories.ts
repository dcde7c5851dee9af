import { dayAgo, monthAgo } from './days.ts'
import type { Story } from './plan.ts'

const grownUp = (years: number, days = 0) => dayAgo(years * 365.25 + days)
const mother = (given: string, family: string, isGuardian = false) => ({
  ...{ given, family, relation: 'Mother', isGuardian },
})

/** The twelve of Atlas with a story (demo.md, Students), as far as the enrolment tells it, and the family of one of them. */
export const atlasStories = (): Story[] => [
  {
    ...{ origin: 'IN', given: 'Harpreet', family: 'Singh', daysAgo: 243, born: '2003-09-11', aim: ['CA'] },
    visits: [{ country: 'AE', category: 'Visitor', text: 'Ten days', month: monthAgo(900) }],
    tests: [
      { test: 'ielts', target_score: 7, past_score: 7, past_date: dayAgo(270), notes: 'Each part at 6.5 or above.' },
    ],
    note: 'Brother studies in Winnipeg. Would take any intake that gives a place in hall.',
  },
  { origin: 'IN', given: 'Lakshmi', family: '', daysAgo: 318, born: grownUp(22, 12), aim: ['AU'] },
  {
    ...{ origin: 'IN', given: 'Rahul', middle: 'Dev', family: 'Kumar', daysAgo: 16, steps: 5, born: grownUp(20, 200) },
    contacts: [{ given: 'Sunil', family: 'Kumar', relation: 'Father', isGuardian: false }],
    note: 'The passport is with the father, who is back next week. Steps 1 to 5 are done.',
  },
  {
    ...{ origin: 'NG', given: 'Chidi', family: 'Okafor', daysAgo: 132, born: '2001-10-30', aim: ['GB'] },
    // He was refused, and declares nothing: the contradiction that a scanned letter shows.
    refusals: [],
    note: 'Says that he has never applied anywhere before.',
  },
  {
    ...{ origin: 'VN', given: 'Thi Mai', family: 'Nguyen', daysAgo: 58, born: '2005-07-13' },
    passportAfterIntake: 40,
    tests: [
      { test: 'toefl', target_score: 100, past_score: 94, past_date: '2025-11-15' },
      { test: 'toefl', target_score: 5.5, past_score: 5, past_date: '2026-03-14', notes: 'On the new scale.' },
    ],
    note: 'The passport ends soon after the course starts: ask for a new one before the offer.',
  },
  {
    ...{ origin: 'PK', given: 'Ayesha', family: 'Khan', daysAgo: 176, born: '1987-10-11', aim: ['GB'] },
    ...{ marital: 'married', kids: 2 },
    contacts: [{ given: 'Imtiaz', family: 'Khan', relation: 'Spouse', isGuardian: false }],
    note: 'Comes with husband and both children: funds for four.',
  },
  {
    ...{ origin: 'PK', given: 'Imtiaz', family: 'Khan', daysAgo: 175, born: grownUp(42, 12), aim: ['GB'] },
    ...{ marital: 'married', kids: 2, livesWith: 'Ayesha Khan' },
    contacts: [{ given: 'Ayesha', family: 'Khan', relation: 'Spouse', isGuardian: false }],
  },
  {
    ...{ origin: 'PK', given: 'Zoya', family: 'Khan', daysAgo: 174, born: grownUp(17, 20), aim: ['GB'] },
    ...{ marital: 'single', kids: 0, livesWith: 'Ayesha Khan' },
    wish: { level: 'foundation', study_field: 'Design' },
    contacts: [mother('Ayesha', 'Khan', true)],
    ...{ refusals: [], visits: [], tests: [] },
  },
  {
    ...{ origin: 'NP', given: 'Bikash', family: 'Thapa', daysAgo: 221, born: '1997-09-25' },
    refusals: [
      { country: 'AU', category: 'Student', text: 'Genuine student answers not accepted', month: monthAgo(1_900) },
      { country: 'AU', category: 'Student', text: 'Funds were not shown clearly', month: monthAgo(1_500) },
      { country: 'CA', category: 'Student', text: 'Purpose of visit', month: monthAgo(1_150) },
      { country: 'US', category: 'F1', text: 'Section 214(b)', month: monthAgo(700) },
    ],
    refusalsFurther: `A fifth: United Kingdom, Student, ${monthAgo(400)}, funds not held for 28 days.`,
    note: 'Five refusals: each letter is needed before we file again.',
  },
  {
    ...{ origin: 'KE', given: 'Grace', family: 'Wanjiru', daysAgo: 87, born: grownUp(24, 9) },
    note: 'The bank statement that she brought was older than 31 days.',
  },
  {
    ...{ origin: 'CN', given: '李娜', family: '', email: 'li.na@mail.example', daysAgo: 109, born: grownUp(22, 300) },
    contacts: [mother('Fang', 'Zhou')],
  },
  {
    ...{ origin: 'MX', given: 'José', family: 'García López', daysAgo: 147, born: '2000-11-11' },
    visits: [{ country: 'US', category: 'B1/B2', text: 'Two weeks', month: monthAgo(800) }],
  },
  {
    ...{ origin: 'LB', given: 'Noor', family: 'Haddad', daysAgo: 41 },
    ...{ born: grownUp(17, 90), marital: 'single', kids: 0 },
    contacts: [mother('Rana', 'Haddad', true)],
    refusals: [],
    note: 'Seventeen: her mother signs with her. We write to both in Arabic.',
  },
  { ...stella(), daysAgo: 68 },
]

/** Somebody whom two agencies know: one person with one passport. */
export const stella = (): Story => ({
  ...{ origin: 'BR', given: 'Stella', family: 'Student', number: 64, aim: ['GB', 'CA'] },
  ...{ born: grownUp(20, 44), passportEnds: dayAgo(-1_400), marital: 'single', kids: 0 },
  contacts: [mother('Célia', 'Moura')],
})
