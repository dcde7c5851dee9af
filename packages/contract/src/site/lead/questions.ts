/** Questions that the forms of the site ask beside name and address. Plain data, in English; pages translate it. */
interface Choice {
  label: string
  options: Readonly<Record<string, string>>
}
interface Whole {
  label: string
  min: number
  max: number
}
/** A country by its ISO code. */
interface Place {
  label: string
  isCountry: true
}
export type Question = Choice | Whole | Place

const yesNo = { yes: 'Yes', no: 'No' }

export const questions = {
  destination: {
    label: 'Which country do you want to move to?',
    options: {
      CA: 'Canada',
      AU: 'Australia',
      GB: 'United Kingdom',
      US: 'United States',
      other: 'Another country',
      undecided: 'Not decided yet',
    },
  },
  purpose: {
    label: 'What do you want to do there?',
    options: {
      residence: 'Live there permanently',
      study: 'Study',
      work: 'Work',
      family: 'Join my family',
      business: 'Run a business',
      visit: 'Visit',
    },
  },
  age: { label: 'How old are you?', min: 1, max: 110 },
  education: {
    label: 'What is your highest education?',
    options: {
      less: 'Less than secondary school',
      secondary: 'Secondary school',
      oneYear: 'A one-year programme after secondary school',
      twoYears: 'A two-year programme after secondary school',
      threeYears: "Bachelor's degree, or a programme of three years or more",
      several: 'Two or more programmes, one of them of three years or more',
      master: "Master's degree, or a degree for a licensed profession",
      doctorate: 'Doctorate',
    },
  },
  experience: {
    label: 'How many years of skilled work have you done in the last ten years?',
    options: { none: 'Less than one', one: '1', two: '2 to 3', four: '4 to 5', six: '6 or more' },
  },
  language: {
    label: 'How good is your English or French, whichever is better?',
    options: {
      below: 'Below CLB 7, or not tested yet',
      clb7: 'CLB 7 (IELTS 6.0 in each part)',
      clb8: 'CLB 8 in each part',
      clb9: 'CLB 9 or higher in each part',
    },
  },
  secondLanguage: { label: 'Do you speak the other one at CLB 5 or higher?', options: yesNo },
  jobOffer: { label: 'Do you have a job offer from there?', options: yesNo },
  ties: {
    label: 'What ties you to that country?',
    options: {
      none: 'Nothing yet',
      relative: 'A close relative lives there',
      studied: 'I studied there for two years or more',
      worked: 'I worked there for a year or more',
    },
  },
  type: {
    label: 'Who are you?',
    options: {
      student: 'Student',
      visitor: 'Visitor',
      dependant: 'Dependant',
      agent: 'Agent',
      teacher: 'Teacher',
      school: 'School',
      college: 'College',
      coaching: 'Coaching Class',
      person: 'Individual',
      business: 'Business',
      youtuber: 'Video Creator',
      other: 'Other',
    },
  },
  yourCountry: { label: 'Your current location', isCountry: true },
  clientCountry: { label: 'Client location', isCountry: true },
} as const satisfies Record<string, Question>

export type QuestionName = keyof typeof questions
export const questionNames = Object.keys(questions) as QuestionName[]
export type Answers = Partial<Record<QuestionName, string>>

/** The steps of the assessment with what each asks; the last asks who one is. */
export const assessmentSteps = [
  { title: 'Where to', asks: ['destination', 'purpose'] },
  { title: 'About you', asks: ['age', 'education', 'experience'] },
  { title: 'Language and ties', asks: ['language', 'secondLanguage', 'jobOffer', 'ties'] },
  { title: 'How to reach you', asks: [] },
] as const satisfies readonly { title: string; asks: readonly QuestionName[] }[]

/** Questions to whoever gets started, as before the sign-up. */
export const startAsks = ['type', 'yourCountry', 'clientCountry'] as const satisfies readonly QuestionName[]

/** Names of the tables of points that an estimate is from. */
export const pointsTables = { skilledWorkers: 'Canada, Federal Skilled Worker Program: six selection factors' } as const

/** True if a question can be answered so. */
export function isAnswer(name: QuestionName, value: string): boolean {
  const question: Question = questions[name]
  if ('options' in question) return Object.hasOwn(question.options, value)
  if ('isCountry' in question) return /^[A-Z]{2}$/.test(value)
  const number = Number(value)
  return /^\d{1,3}$/.test(value) && number >= question.min && number <= question.max
}
