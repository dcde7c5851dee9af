import type { DuplicateQuery } from '@corridor/contract/candidate/duplicate/shapes'
import type { CompanyContext } from '../../../db/scope/context.ts'
import { readPhone } from '../../../platform/phone.ts'
import type { Sql } from '../../../platform/sql.ts'
import { countryOfPhones, writtenPhones } from '../candidate/contacts.ts'
import { toWire } from '../candidate/tables.ts'
import { notFound } from '../candidate/update.ts'
import { isSameBox } from './compare-contacts.ts'
import { findLikely } from './find-likely.ts'
import { candidateDoubles } from './kind.ts'
import type { Person } from './person.ts'
import { possibleMin } from './score.ts'
import { findCandidate, listCandidates, listUnkeyed } from './store.ts'
import { toPerson } from './to-person.ts'

const answeredMax = 10

/** Finds the people of the company who may be the person that a form describes, the likeliest first. */
export async function findDuplicates(
  { db, scope, platform }: CompanyContext,
  { candidateId, ...form }: DuplicateQuery,
) {
  const stands = candidateId ? await findCandidate(db, scope, candidateId) : undefined
  if (candidateId && !stands) throw notFound()
  const person = await toPerson(db, platform.fields, scope.companyId, form, stands)
  const apart = new Set(candidateId ? await candidateDoubles.listApart(db, candidateId) : [])
  // Asked before the keys are: who gets theirs in between is in both.
  const unkeyed = await listUnkeyed(db, scope.companyId)
  const found = await findLikely(db, scope.companyId, person, candidateId ? [candidateId] : [], unkeyed)
  const likely = found.filter(
    // An address that is taken is refused when the form is saved: whose it is, is said before, whatever the name.
    ({ id, score, other }) => !apart.has(id) && (score >= possibleMin || sharesBox(person, other)),
  )
  const rows = await listCandidates(
    db,
    scope,
    likely.map(({ id }) => id),
  )
  const byId = new Map(rows.map((row) => [row.id, row]))
  const data = likely.flatMap(({ id, score, reasons }) => {
    const row = byId.get(id)
    return row ? [{ score, reasons, candidate: toWire(row) }] : []
  })
  return {
    success: true as const,
    data: data.slice(0, answeredMax),
    uncallable: await findUncallable(db, scope.companyId, form),
  }
}

async function findUncallable(sql: Sql, companyId: string, form: Pick<DuplicateQuery, 'phone' | 'phones'>) {
  const typed = writtenPhones(form).filter((written) => written.trim() !== '')
  const country = await countryOfPhones(sql, companyId, typed)
  return typed.filter((written) => !readPhone(written, country).isCallable)
}

const sharesBox = (one: Person, other: Person) =>
  one.emails.some((email) => other.emails.some((known) => isSameBox(email, known)))
