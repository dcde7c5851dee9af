import { likelyMin } from '@corridor/contract/candidate/duplicate/reasons'
import type postgres from 'postgres'
import { now } from '../../../platform/clock.ts'
import type { Sql } from '../../../platform/sql.ts'
import { findLikely } from './find-likely.ts'
import { nameKeys, strongKeys } from './keys.ts'
import { marksOf } from './resume-marks.ts'
import { findResume, type KnownPerson, keepKeys, keepPairs, listUnmatched, takeUnmatched } from './store.ts'

const atOnce = 50
/** A longer run would leave others little of the machine: the rest comes a minute later. */
const turnMs = 10_000

/**
 * Compares candidates who came or changed with the company's others, and writes down who is probably one person: whichever way they came,
 * and all who stood before.
 */
export async function matchWaiting(sql: postgres.Sql): Promise<void> {
  const until = now().getTime() + turnMs
  while ((await matchSome(sql)) && now().getTime() < until);
}

/** Writes down what candidates are found by; answers those who stand. Whoever compares others at once does not wait for the job. */
export async function makeKnown(tx: Sql, ids: string[]): Promise<Known[]> {
  const known: Known[] = []
  for (const { resumeKey, ...candidate } of await listUnmatched(tx, ids)) {
    const { employers: read, text } = resumeKey ? await findResume(tx, candidate.companyId, resumeKey) : noResume
    const person = { ...candidate, employers: [...new Set([...candidate.employers, ...read])], marks: marksOf(text) }
    await keepKeys(tx, person, [...strongKeys(person), ...nameKeys(person)])
    known.push(person)
  }
  return known
}

interface Known extends KnownPerson {
  companyId: string
}

const noResume = { employers: [], text: '' }

/** True if there may be more. */
const matchSome = (sql: postgres.Sql): Promise<boolean> =>
  sql.begin(async (tx) => {
    const ids = await takeUnmatched(tx, atOnce)
    if (ids.length === 0) return false
    for (const { companyId, ...person } of await makeKnown(tx, ids)) {
      const found = await findLikely(tx, companyId, person, [person.id])
      await keepPairs(
        tx,
        companyId,
        person.id,
        found.filter(({ score }) => score >= likelyMin),
      )
    }
    return true
  }) as Promise<boolean>
