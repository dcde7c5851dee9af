import { describe, expect, it } from 'vitest'
import { foldSkill, skillKeys } from './keys.ts'
import { type JobProfile, type PersonProfile, wordsOfJob, wordsOfPerson } from './profile.ts'
import { isMatch, isUnsure, matchBandOf, partsOf, scoreOf } from './score.ts'
import { verdictsOf } from './stops.ts'
import { levelOf, tradeNames, tradeOf } from './trades.ts'
import { defaultWeights } from './weights.ts'

const person = (title: string | null, skills: string[]): PersonProfile => ({
  ...wordsOfPerson({ title, skills, location: null }),
  years: null,
  authorization: null,
  isCitizen: false,
  authorizationEnds: null,
  relocates: false,
  availableFrom: '-infinity',
  rate: null,
  rateKey: null,
})
const job = (title: string, skills: string[], nice: string[] = []): JobProfile => ({
  ...wordsOfJob(title, skills, nice),
  authorizations: [],
  refused: [],
  toAsk: [],
  takesCitizens: false,
  places: [],
  isRemote: true,
  relocation: null,
  maxRate: null,
  rateKeys: [],
})
function judge(one: PersonProfile, asked: JobProfile) {
  const verdicts = verdictsOf(one, asked, '2026-06-01')
  const parts = partsOf(one, asked, verdicts)
  const unsure = isUnsure(one, asked, verdicts)
  const score = scoreOf(parts, defaultWeights, unsure)
  return { parts, score, band: matchBandOf(score, unsure) }
}

describe('skills', () => {
  it.each([
    ['React.js', 'ReactJS'],
    ['React', 'react.js'],
    ['Node.js', 'NodeJS'],
    ['Apache Kafka', 'kafka'],
    ['HTML5', 'html'],
    ['MS Excel', 'Microsoft Excel'],
  ])('%s is %s', (one, other) => expect(foldSkill(one)).toBe(foldSkill(other)))
  it.each([
    ['Java', 'JavaScript'],
    ['C', 'C++'],
    ['C#', 'C++'],
    ['S3', 'S'],
    ['React', 'React Native'],
  ])('%s is not %s', (one, other) => expect(foldSkill(one)).not.toBe(foldSkill(other)))
  it('takes HTML/CSS for both', () => expect(skillKeys(['HTML/CSS'])).toEqual(skillKeys(['HTML', 'CSS'])))
})

describe('titles', () => {
  it.each([
    ['Sr. Java Full Stack Developer', 'fullstack', 3],
    ['Java Architect', 'backend', 4],
    ['Front End Developer', 'frontend', 2],
    ['Junior Data Analyst', 'analytics', 1],
    ['Big data Engineer', 'data-engineering', 2],
    ['Technical Recruiter, Java', 'recruiting', 2],
    ['Senior Accountant', 'accounting', 3],
    ['Lead UX Designer', 'design', 4],
    ['Site Reliability Engineer', 'devops', 2],
    ['Director, Data Engineer', 'data-engineering', 5],
  ])('%s: %s, %i', (title, trade, level) => {
    expect([tradeNames[tradeOf(title)], levelOf(title)]).toEqual([trade, level])
  })
  it('knows nothing of a title of no trade here', () => expect(tradeOf('Falconer')).toBe(-1))
})

describe('the score', () => {
  const java = job('Java Developer', ['Java', 'Spring Boot', 'Kafka'], ['AWS'])
  it('is whole for whoever has all of it', () => {
    const { score } = judge(person('Java Developer', ['Java', 'Spring Boot', 'Kafka', 'AWS']), java)
    expect(score).toBe(100)
  })
  it('takes no JavaScript developer for a Java developer', () => {
    const { parts, score } = judge(person('JavaScript Engineer', ['JavaScript', 'React']), java)
    expect(parts).toMatchObject({ skills: 0, core: 0 })
    expect(isMatch(parts, score)).toBe(false)
  })
  it('is no match for a recruiter who lists all of it', () => {
    const { parts, score } = judge(person('Technical Recruiter', ['Java', 'Spring Boot', 'Kafka']), java)
    expect(isMatch(parts, score)).toBe(false)
  })
  it('leaves out what the job does not ask for', () => {
    const { parts, score } = judge(person('Financial Analyst', ['Excel']), job('Finance Analyst', []))
    expect(parts).toMatchObject({ skills: null, core: null, nice: null })
    expect(score).toBe(100)
  })
  it('is lower two levels below, and a little lower far above', () => {
    const at = (title: string) => judge(person(title, ['Java']), job('Senior Java Developer', ['Java'])).score
    expect(at('Senior Java Developer')).toBeGreaterThan(at('Java Developer'))
    expect(at('Java Developer')).toBeGreaterThan(at('Junior Java Developer'))
    expect(at('Senior Java Developer')).toBeGreaterThan(at('Director, Java Development'))
  })
  it('takes a skill that the title names', () => {
    expect(judge(person('Kafka Engineer', []), job('Kafka Engineer', ['Kafka'])).parts.skills).toBe(1)
  })
})
