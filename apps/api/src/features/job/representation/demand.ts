import { personName } from '@corridor/contract/format/person-name'
import type { ProofKind } from '@corridor/contract/job/representation/kinds'
import type { CompanyContext } from '../../../db/scope/context.ts'
import { settingsOf } from '../../../db/scope/settings.ts'
import { fail } from '../../../platform/fail.ts'
import type { Sql } from '../../../platform/sql.ts'
import { findAccepted, findAcceptedThrough, findAsked, listForWork } from './store.ts'
import { type RepresentationRow, toWire } from './tables.ts'

const isMet = (accepted: readonly ProofKind[], rows: readonly RepresentationRow[]) =>
  accepted.length === 0 || rows.some(({ state, proof }) => state === 'agreed' && accepted.includes(proof))

interface Whom {
  person: { id: string; first_name: string; last_name: string }
  jobId: string
}

/** Refuses a submission that a company asks proof for, as long as none that it accepts holds. Throws `representation.needed`. */
export async function demandProof(tx: Sql, { scope }: CompanyContext, { person, jobId }: Whom): Promise<void> {
  const accepted = await findAccepted(tx, scope.companyId, jobId)
  if (accepted.length === 0) return
  if (isMet(accepted, await listForWork(tx, scope.companyId, person.id, jobId))) return
  const settings = await settingsOf(tx, scope.companyId)
  throw fail('representation.needed', {
    name: personName({ firstName: person.first_name, lastName: person.last_name }, settings),
  })
}

/** Finds the right that a submission of a person to a job needs, and the right that there is. */
export async function checkRight(
  { db, scope }: CompanyContext,
  { candidateId, jobId }: { candidateId: string; jobId: string },
) {
  if (!(await findAsked(db, scope, candidateId, jobId))) throw fail('record.notFound', { entity: 'Candidate' })
  const accepted = await findAccepted(db, scope.companyId, jobId)
  const rows = await listForWork(db, scope.companyId, candidateId, jobId)
  return { success: true as const, data: { accepted, isMet: isMet(accepted, rows), rows: rows.map(toWire) } }
}

/** Lists the given people who have the right that a job asks for; nobody has it for a job that does not stand yet, if it asks for one. */
export async function listWithRight(
  { db, scope }: CompanyContext,
  candidateIds: readonly string[],
  job: { id: string } | { hasVendor: boolean },
): Promise<Set<string>> {
  const accepted =
    'id' in job
      ? await findAccepted(db, scope.companyId, job.id)
      : await findAcceptedThrough(db, scope.companyId, job.hasVendor)
  if (accepted.length === 0) return new Set(candidateIds)
  if (!('id' in job)) return new Set()
  const met = candidateIds.map(async (id) =>
    isMet(accepted, await listForWork(db, scope.companyId, id, job.id)) ? [id] : [],
  )
  return new Set((await Promise.all(met)).flat())
}
