interface Source {
  name: string
  url: string
  /** `YYYY-MM-DD`: the first day of the rule, or the day on which the page was last read if it names none. */
  since: string
}

interface PassportAsked extends Source {
  /** Months beyond the stay; 0 if it has to be valid, and no more. */
  months: number
}

/** Day on which the pages were last compared with this table. */
const readOn = '2026-11-29'

/** Validity that authorities ask of a student's passport, by the country's ISO code. Plain data: pages carry it without the validator. */
export const askedOfPassports: Readonly<Record<string, PassportAsked>> = {
  CA: {
    months: 0,
    name: 'Immigration, Refugees and Citizenship Canada',
    url: 'https://www.canada.ca/en/immigration-refugees-citizenship/services/study-canada/study-permit/get-documents.html',
    since: readOn,
  },
  GB: {
    months: 0,
    name: 'GOV.UK, Student visa',
    url: 'https://www.gov.uk/student-visa/documents-you-must-provide',
    since: readOn,
  },
  US: {
    months: 6,
    name: 'U.S. Department of State, Student visa',
    url: 'https://travel.state.gov/content/travel/en/us-visas/study/student-visa.html',
    since: readOn,
  },
  AU: {
    months: 0,
    name: 'Department of Home Affairs, Student visa (subclass 500)',
    url: 'https://immi.homeaffairs.gov.au/visas/getting-a-visa/visa-listing/student-500',
    since: readOn,
  },
  NZ: {
    months: 3,
    // One month is enough for a state whose consulate there makes passports; nobody keeps a list of those.
    name: 'Immigration New Zealand, Operational Manual E3.10',
    url: 'https://www.immigration.govt.nz/opsmanual/44870.htm',
    since: readOn,
  },
}

/** Countries that ask a student to explain each earlier refusal, by their ISO code. */
export const askedExplanations: Readonly<Record<string, Source>> = {
  CA: {
    name: 'Immigration, Refugees and Citizenship Canada',
    url: 'https://www.canada.ca/en/immigration-refugees-citizenship/services/study-canada/study-permit/get-documents.html',
    since: readOn,
  },
}

interface FundsAsked extends Source {
  currency: string
  /** Whole units for the student, the spouse and each child who comes along; those of the family are 0 if no amount is published. */
  of: (spouse: number, kids: number) => number
}

const canadianAmounts = [22_895, 28_502, 35_040, 42_543, 48_252, 54_420, 60_589]
const canadianMore = 6_170

function canadian(people: number): number {
  const known = canadianAmounts.slice(0, people).at(-1) ?? 0
  return known + Math.max(0, people - canadianAmounts.length) * canadianMore
}

// The highest number of months that is asked for. London asks for more: what is below this is below both.
const britishMonths = 9
const british = { student: 1_171, relative: 680 }
const australian = { student: 29_710, spouse: 10_394, kid: 4_449 }

/** Money for the first year's living, without tuition, that authorities ask for, by the country's ISO code. The United States name no amount. */
export const askedFunds: Readonly<Record<string, FundsAsked>> = {
  CA: {
    currency: 'CAD',
    of: (spouse, kids) => canadian(1 + spouse + kids),
    name: 'Immigration, Refugees and Citizenship Canada',
    url: 'https://www.canada.ca/en/immigration-refugees-citizenship/services/study-canada/study-permit/get-documents/financial-support.html',
    since: '2025-09-01',
  },
  GB: {
    currency: 'GBP',
    of: (spouse, kids) => britishMonths * (british.student + (spouse + kids) * british.relative),
    name: 'GOV.UK, Student visa, outside London',
    url: 'https://www.gov.uk/student-visa/money',
    since: '2025-11-11',
  },
  AU: {
    currency: 'AUD',
    of: (spouse, kids) => australian.student + spouse * australian.spouse + kids * australian.kid,
    name: 'Department of Home Affairs, Student visa (subclass 500)',
    url: 'https://immi.homeaffairs.gov.au/visas/getting-a-visa/visa-listing/student-500',
    since: '2024-05-10',
  },
  NZ: {
    currency: 'NZD',
    of: () => 20_000,
    name: 'Immigration New Zealand, Fee Paying Student Visa',
    url: 'https://www.immigration.govt.nz/visas/fee-paying-student-visa',
    since: '2022-07-31',
  },
}
