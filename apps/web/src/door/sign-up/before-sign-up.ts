import type { WhoAreYouType } from '@corridor/contract/field/who-are-you'

// The specification's names (spec 2 §3, Locally stored data).
const keys = { one: 'candidateStepOneData', two: 'candidateStepTwoData' } as const

export interface StepOneData {
  yourCountry: string
  clientCountry: string
}
export interface StepTwoData {
  type: WhoAreYouType
}

function read(key: string): Record<string, unknown> | undefined {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

/** Answers that a visitor gave before the sign-up, kept in this browser; the server judges them again. */
export const beforeSignUp = {
  one: () => read(keys.one) as StepOneData | undefined,
  two: () => read(keys.two) as StepTwoData | undefined,
  keepOne: (data: StepOneData) => localStorage.setItem(keys.one, JSON.stringify(data)),
  keepTwo: (data: StepTwoData) => localStorage.setItem(keys.two, JSON.stringify(data)),
  forget: () => {
    localStorage.removeItem(keys.one)
    localStorage.removeItem(keys.two)
  },
}
