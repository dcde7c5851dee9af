import * as z from 'zod'
import { availability } from '../../field/availability.ts'
import { ratePers } from '../../field/rate-terms.ts'
import { currencies } from '../../format/settings.ts'
import { access } from '../../wire/access.ts'
import { endpoint, savedAnswer } from '../../wire/endpoint.ts'
import { joined, recordId } from '../../wire/record.ts'
import { askedFacts, hardFacts, matchBands, matchLines } from './lines.ts'

/** Something that somebody has, and where it is said: among the skills, in the title, or of a position. */
const Found = z.object({
  name: z.string(),
  source: z.enum(['skills', 'title', 'position']),
  /** Position that this is from, and its years as they are written. */
  position: z.object({ name: z.string(), from: z.string().nullable(), to: z.string().nullable() }).nullable(),
})
export type Found = z.infer<typeof Found>

/** One line of a score: how many of its points somebody has, and why. */
const ScoreLine = z.object({
  line: z.enum(matchLines),
  points: z.number(),
  of: z.number(),
  has: z.array(Found),
  lacks: z.array(z.string()),
})
export type ScoreLine = z.infer<typeof ScoreLine>

/** One fact that speaks for or against, as numbers and words of both records. */
const Reason = z.discriminatedUnion('about', [
  z.object({ about: z.literal('skills'), has: z.int(), of: z.int() }),
  /** Years of somebody, and the least or the most that the job's title asks for. */
  z.object({
    about: z.literal('years'),
    years: z.number(),
    least: z.number().nullable(),
    most: z.number().nullable(),
  }),
  z.object({
    about: z.literal('place'),
    at: z.enum(['here', 'remote', 'moves']),
    place: z.string(),
    asked: z.string(),
  }),
  z.object({ about: z.literal('title'), title: z.string(), is: z.enum(['same', 'near', 'other']) }),
  z.object({ about: z.literal('level'), title: z.string(), is: z.enum(['below', 'above']) }),
  /** A demand that is met. */
  z.object({ about: z.literal('met'), fact: z.enum(hardFacts) }),
])
export type Reason = z.infer<typeof Reason>

const names = z.array(z.string())
const rate = { amount: z.number(), currency: z.enum(currencies), per: z.enum(ratePers) }

/** The job's own words beside the record's, if a demand is not met, or if two rates have different units. */
const Beside = z.discriminatedUnion('fact', [
  z.object({
    fact: z.literal('authorization'),
    /** The sentence of the ad; empty for a job that somebody typed. */
    words: z.string(),
    accepted: names,
    refused: names,
    has: z.string(),
    /** The last day of an authorization that has ended. */
    ended: z.string().nullable(),
  }),
  z.object({ fact: z.literal('place'), asked: names, has: z.string() }),
  z.object({ fact: z.literal('availability') }),
  z.object({
    fact: z.literal('rate'),
    asked: z.object({ ...rate, taxTerms: names }),
    has: z.object({ ...rate, taxTerm: z.string() }),
  }),
])
export type Beside = z.infer<typeof Beside>

/** Somebody for a job, or a job for somebody: nothing stops them, and this is why. */
export const Match = z.object({
  /** The candidate's, if a job was asked for; else the job's. */
  _id: recordId,
  score: z.int(),
  band: z.enum(matchBands),
  /** Weightiest reasons first, two of each at most. Facts that are to be asked for are in `unknown`. */
  reasons: z.object({ for: z.array(Reason), against: z.array(Reason) }),
  candidateInfo: joined({
    _id: recordId,
    firstName: z.string(),
    lastName: z.string(),
    jobTitle: z.string().nullable(),
    location: z.string().nullable(),
    workAuthorizationInfo: joined({ _id: recordId, name: z.string() }),
    availability: availability.nullable(),
  }),
  jobInfo: joined({
    _id: recordId,
    jobTitle: z.string(),
    places: z.array(z.string()),
    clientInfo: joined({ _id: recordId, name: z.string() }),
    receivedOn: z.string().nullable(),
  }),
  lines: z.array(ScoreLine),
  /** Points that the sum of the lines is above the score, for what speaks against them. */
  deducted: z.number(),
  /** Demands of the job of which nobody knows whether this person meets them: to be asked. */
  unknown: z.array(z.enum(askedFacts)),
  /** Words of the job and of the record for each demand that is not met, and for a rate that is unknown because its units differ. */
  beside: z.array(Beside),
})
export type Match = z.infer<typeof Match>

const weight = z.int('Please enter a number').min(0, 'Please enter a number').max(100, 'Please enter a number')
const weights = {
  trade: weight,
  skills: weight,
  core: weight,
  level: weight,
  place: weight,
  nice: weight,
  known: weight,
}
/** Weights of the lines in a company. */
const MatchWeights = z.object({ version: z.int(), ...weights })
export type MatchWeights = z.infer<typeof MatchWeights>

export const MatchWeightsAdd = z
  .object({ ...weights, version: z.int().optional() })
  .refine((given) => matchLines.some((line) => given[line] > 0), {
    message: 'At least one line must count',
    path: ['trade'],
  })
export type MatchWeightsAdd = z.infer<typeof MatchWeightsAdd>

const place = (path: string, summary: string) => ({
  path: `/job-match/${path}` as const,
  summary,
  tag: 'job-match',
})
const candidatesMax = 100
const rowsMax = 100

export const jobMatch = {
  /** The best first. Nobody whom the job's demands stop is there. */
  list: endpoint('POST', place('list', 'The people for a job, or the open jobs for a person'), {
    access: access.jobs.read,
  })
    .input(
      z
        .object({
          job: recordId.optional(),
          candidate: recordId.optional(),
          page: z.int().min(1).max(10_000).default(1),
          limit: z.int().min(1).max(rowsMax).default(25),
        })
        .refine(({ job, candidate }) => (job === undefined) !== (candidate === undefined), {
          message: 'Please name a job or a candidate',
          path: ['job'],
        }),
    )
    .output(z.object({ success: z.literal(true), data: z.array(Match), totalDocs: z.int() })),
  /** Total Jobs Available: how many open jobs match each of these, counted at this moment. */
  count: endpoint('POST', place('count', 'How many open jobs there are for candidates'), { access: access.jobs.read })
    .input(z.object({ candidates: z.array(recordId).max(candidatesMax) }))
    .output(z.object({ success: z.literal(true), data: z.array(z.object({ _id: recordId, totalJobs: z.int() })) })),
  getWeights: endpoint('POST', place('weights', 'How much each line of a score counts'), { access: access.setup.read })
    .input(z.object({}).prefault({}))
    .output(z.object({ success: z.literal(true), data: MatchWeights })),
  /** A company has one set: a second replaces it. Scores are others at the next look. */
  addWeights: endpoint('POST', place('add-weights', 'Choose how much each line of a score counts'), {
    access: access.setup.manage,
  })
    .input(MatchWeightsAdd)
    .output(savedAnswer(MatchWeights)),
}
