import type { RatePer } from '@corridor/contract/field/rate-terms'
import type { Currency } from '@corridor/contract/format/settings'
import { skillKeys } from './keys.ts'
import { type Place, toPlace } from './regions.ts'
import { levelOf, tradeOf } from './trades.ts'

/** Facts of a candidate that are compared, as numbers. */
export interface PersonProfile {
  /** Skills, and the words of the title, which may name some. */
  skills: readonly number[]
  /** -1 if the title names none that is known, or there is none. */
  trade: number
  level: number
  /** Years of experience; null if nobody said. */
  years: number | null
  authorization: string | null
  isCitizen: boolean
  /** The last day of the authorization. */
  authorizationEnds: string | null
  place: Place
  relocates: boolean
  /** `-infinity` is at once, `infinity` not for now. */
  availableFrom: string | null
  /** The least that is asked, and its currency, unit and tax term in one. */
  rate: number | null
  rateKey: string | null
}

/** Facts of a job that are compared. */
export interface JobProfile {
  skills: readonly number[]
  nice: readonly number[]
  /** Required skills that the title names: without them it is another job. */
  core: readonly number[]
  trade: number
  level: number
  /** Empty accepts everybody. */
  authorizations: readonly string[]
  /** True if one of those is citizenship. */
  takesCitizens: boolean
  /** Authorizations that are not accepted, whoever else is. */
  refused: readonly string[]
  /** Authorizations whose holders are to be asked whether they need a sponsor, if the job sponsors nobody. */
  toAsk: readonly string[]
  /** None if the work is remote, or nobody said where it is. */
  places: readonly Place[]
  isRemote: boolean
  /** True if it takes people who would move; null is unknown. */
  relocation: boolean | null
  maxRate: number | null
  /** As a person's, one for each tax term that it offers. */
  rateKeys: readonly string[]
}

/** Makes the unit that rates are compared within: nothing is converted. */
export const rateKey = (currency: string, per: string, taxTerm: string | null): string =>
  `${currency}/${per}/${taxTerm ?? ''}`

/** The parts of such a key again. */
export function partsOfRateKey(key: string): { currency: Currency; per: RatePer; taxTerm: string } {
  const [currency, per, taxTerm = ''] = key.split('/')
  return { currency: currency as Currency, per: per as RatePer, taxTerm }
}

/** The words of a title that may name a skill, alone and by two. */
export function titleKeys(title: string): number[] {
  const words = title.split(/[\s,/()&:|-]+/).filter(Boolean)
  return skillKeys([...words, ...words.slice(1).map((word, at) => `${words[at]} ${word}`)])
}

interface Written {
  title: string | null
  skills: readonly string[]
  location: string | null
}

/** Makes the numbers of a candidate's words. */
export const wordsOfPerson = ({ title, skills, location }: Written) => ({
  skills: [...new Set([...skillKeys(skills), ...titleKeys(title ?? '')])],
  trade: title ? tradeOf(title) : -1,
  level: levelOf(title ?? ''),
  place: toPlace(location),
})

/** Makes the numbers of a job's words. */
export function wordsOfJob(title: string, required: readonly string[], nice: readonly string[]) {
  const skills = skillKeys(required)
  const known = new Set([...skills, ...skillKeys(nice)])
  return {
    skills,
    nice: skillKeys(nice).filter((key) => !skills.includes(key)),
    core: titleKeys(title).filter((key) => known.has(key)),
    trade: tradeOf(title),
    level: levelOf(title),
  }
}
