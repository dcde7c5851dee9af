import type { Currency } from '../../format/settings.ts'
import type { StudyLevel } from '../../student/student/kinds.ts'
import type { ChecklistAmount, ChecklistCondition } from './kinds.ts'

export interface SeededRow {
  /** ISO codes. */
  country: string
  citizenships?: readonly string[]
  condition?: ChecklistCondition
  levels?: readonly StudyLevel[]
  fieldWords?: readonly string[]
  paper: string
  rule?: string
  currency?: Currency
  amounts?: readonly ChecklistAmount[]
  source: string
  /** The day it was read if that was another one than `seededReadOn`. */
  readOn?: string
  checkBy?: string
}

/**
 * Day on which what stands here was read, in secondary pages alone: the addresses are those of the authorities, and a person has to open
 * them before a firm relies on a row (demo.md, Checklist table).
 */
export const seededReadOn = '2026-11-27'
/** 180 days later. */
export const seededCheckBy = '2027-05-26'
// Read 180 days before the day that is past: what hides is seen from the first start.
const past = { readOn: '2026-06-01', checkBy: '2026-11-28' } as const

const sum = (
  minor: number,
  per: ChecklistAmount['per'],
  persons: number | null = null,
  note = '',
): ChecklistAmount => ({ minor, per, persons, note })

const ircc = 'https://www.canada.ca/en/immigration-refugees-citizenship/services/study-canada/study-permit'
const canada: readonly Omit<SeededRow, 'country'>[] = [
  { paper: 'Passport', rule: 'Valid for the whole stay.', source: `${ircc}/get-documents.html` },
  { paper: 'Letter of acceptance (LOA)', source: `${ircc}/get-documents.html` },
  {
    paper: 'PAL/TAL or CAQ',
    rule: "Of the province, or of Quebec. Master's and doctoral studies at public institutions are exempt since 2026-01-01.",
    source: `${ircc}/get-documents/provincial-attestation-letter.html`,
  },
  {
    paper: 'Proof of funds',
    rule: 'For the first year, beside tuition and travel. The GIC is one proof among others since SDS ended on 2024-11-08. Since 2025-09-01; a change of September 2026 could not be excluded.',
    currency: 'CAD',
    amounts: [
      sum(2_289_500, 'year', 1),
      sum(2_850_200, 'year', 2),
      sum(3_504_000, 'year', 3),
      sum(4_254_300, 'year', 4),
    ],
    source: `${ircc}/get-documents/financial-support.html`,
  },
  { paper: 'Photo', source: `${ircc}/get-documents.html` },
  { paper: 'Family information (IMM 5707)', source: `${ircc}/get-documents.html` },
  {
    paper: 'Letter of explanation',
    rule: 'Why this study, and each earlier refusal.',
    source: `${ircc}/get-documents.html`,
  },
  { paper: 'Medical examination', rule: 'By a panel physician, if it is asked.', source: `${ircc}/get-documents.html` },
  { paper: 'Police certificate', rule: 'If it is asked.', source: `${ircc}/get-documents.html` },
  {
    paper: 'Use of a representative (IMM 5476)',
    rule: 'If somebody represents the student.',
    source: `${ircc}/get-documents.html`,
  },
  {
    condition: 'minor',
    paper: 'Custodianship declaration (IMM 5646)',
    rule: 'Signed by a custodian in Canada and by the parents.',
    source: `${ircc}/get-documents/minor-children.html`,
  },
  {
    condition: 'dependants',
    paper: 'Marriage and birth certificates of the family',
    rule: 'Of everybody who comes along.',
    source: `${ircc}/get-documents.html`,
  },
]

const gov = 'https://www.gov.uk/student-visa'
// Tests for tuberculosis are asked of who lived in one of the countries of the list below; these are some of them.
const tuberculosis = ['BD', 'CN', 'IN', 'KE', 'LK', 'NG', 'NP', 'PH', 'PK', 'VN']
const britain: readonly Omit<SeededRow, 'country'>[] = [
  { paper: 'Passport', source: `${gov}/documents-you-must-provide` },
  { paper: 'Confirmation of Acceptance for Studies (CAS)', source: `${gov}/course` },
  {
    paper: 'Proof of funds held for 28 days',
    rule: 'For at most nine months, beside the fees of the first year. The statement is not older than 31 days. Since 2025-11.',
    currency: 'GBP',
    amounts: [sum(152_900, 'month', 1, 'In London'), sum(117_100, 'month', 1, 'Elsewhere')],
    source: `${gov}/money`,
  },
  { paper: 'Proof of English', source: `${gov}/knowledge-of-english` },
  {
    condition: 'citizenship',
    citizenships: tuberculosis,
    paper: 'Tuberculosis test certificate',
    rule: 'Of a clinic that is approved, for stays above six months.',
    source: 'https://www.gov.uk/tb-test-visa/countries-where-you-need-a-tb-test-to-enter-the-uk',
  },
  {
    condition: 'field',
    fieldWords: ['engineering', 'physics', 'chemistry', 'materials', 'computer', 'mathematics', 'nuclear', 'aerospace'],
    paper: 'ATAS certificate',
    rule: 'For some subjects and citizenships, mostly of postgraduate study.',
    source: 'https://www.gov.uk/guidance/academic-technology-approval-scheme',
  },
  {
    condition: 'minor',
    paper: "Parents' consent",
    rule: 'To the visa, the travel and how the student lives there.',
    source: `${gov}/documents-you-must-provide`,
  },
]

const state = 'https://travel.state.gov/content/travel/en/us-visas/study/student-visa.html'
const america: readonly Omit<SeededRow, 'country'>[] = [
  { paper: 'Passport', rule: 'Valid six months beyond the stay.', source: state },
  { paper: 'Form I-20', source: 'https://studyinthestates.dhs.gov/students/prepare/students-and-the-form-i-20' },
  {
    ...past,
    paper: 'I-901 SEVIS fee receipt',
    currency: 'USD',
    amounts: [sum(35_000, 'once')],
    source: 'https://www.ice.gov/sevis/i901',
  },
  { paper: 'DS-160 confirmation', source: 'https://ceac.state.gov/genniv/' },
  {
    paper: 'Photo',
    source: 'https://travel.state.gov/content/travel/en/us-visas/visa-information-resources/photos.html',
  },
  { paper: 'Proof of funds by the I-20', rule: 'The sum that the I-20 names.', source: state },
  { paper: 'Interview appointment', source: state },
]

const homeAffairs = 'https://immi.homeaffairs.gov.au/visas/getting-a-visa/visa-listing/student-500'
const australia: readonly Omit<SeededRow, 'country'>[] = [
  { paper: 'Passport', source: homeAffairs },
  { paper: 'Confirmation of Enrolment (CoE)', source: homeAffairs },
  {
    paper: 'Genuine Student answers',
    rule: '150 words each, in the application.',
    source: `${homeAffairs}/genuine-student-requirement`,
  },
  { paper: 'Overseas Student Health Cover (OSHC)', source: homeAffairs },
  {
    paper: 'Proof of funds',
    rule: 'For a year, beside tuition and travel. Since 2024-05-10.',
    currency: 'AUD',
    amounts: [
      sum(2_971_000, 'year', 1),
      sum(1_039_400, 'year', null, 'More for a partner'),
      sum(444_900, 'year', null, 'More for each child'),
    ],
    source: homeAffairs,
  },
  { paper: 'Proof of English', source: homeAffairs },
  {
    paper: 'Form 956 or 956A',
    rule: 'If somebody represents the student, or receives their mail.',
    source: 'https://immi.homeaffairs.gov.au/form-listing/forms/956.pdf',
  },
]

const newZealandSource = 'https://www.immigration.govt.nz/visas/fee-paying-student-visa'
const newZealand: readonly Omit<SeededRow, 'country'>[] = [
  { paper: 'Passport', rule: 'Valid three months beyond the stay.', source: newZealandSource },
  { paper: 'Offer of Place', source: newZealandSource },
  { paper: 'Tuition receipt or approval in principle', source: newZealandSource },
  {
    ...past,
    paper: 'Proof of funds with their source',
    currency: 'NZD',
    amounts: [sum(2_000_000, 'year', 1), sum(166_700, 'month', 1, 'Below a year')],
    source: newZealandSource,
  },
  { paper: 'Insurance', source: newZealandSource },
]

const of = (country: string, rows: readonly Omit<SeededRow, 'country'>[]): SeededRow[] =>
  rows.map((row) => ({ country, ...row }))

/** Papers that five countries ask of students, as every installation has them from its first start. */
export const seededChecklist: readonly SeededRow[] = [
  ...of('CA', canada),
  ...of('GB', britain),
  ...of('US', america),
  ...of('AU', australia),
  ...of('NZ', newZealand),
]
