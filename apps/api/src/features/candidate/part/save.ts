import { type CandidatePartKind, candidatePartTitles } from '@corridor/contract/candidate/part/kinds'
import { type CandidatePartEntry, candidatePartSchemas } from '@corridor/contract/candidate/part/shapes'
import type postgres from 'postgres'
import { putIntoBin } from '../../../db/record/bin.ts'
import { assertVersion, differences, given, written } from '../../../db/record/record.ts'
import type { CompanyContext } from '../../../db/scope/context.ts'
import { leaveTrail, unchanged, write } from '../../../db/write.ts'
import { fail } from '../../../platform/fail.ts'
import type { Sql } from '../../../platform/sql.ts'
import { readEntry } from '../../company/company/entries.ts'

import { holdCandidate } from '../candidate/assert-candidate.ts'
import { readNumbers } from './numbers.ts'
import { findPart, insertParts, listUntouched, updatePartRow } from './store.ts'

import { type PartRow, type PartValues, partTables, toColumns, toFacts, toStored, toValues, toWire } from './tables.ts'

/** Adds entries of a kind to a candidate, all or none. */
export const addParts =
  <Kind extends CandidatePartKind>(kind: Kind) =>
  (context: CompanyContext, { candidateId, entries }: { candidateId: string; entries: CandidatePartEntry<Kind>[] }) =>
    write(context, `${kind}.save`, async (tx) => {
      await holdCandidate(tx, context.scope, candidateId)
      const rows = await insertEntries(context, tx, kind, candidateId, entries)
      return unchanged({
        success: true as const,
        message: `${candidatePartTitles[kind]} added successfully`,
        data: rows.map((row) => toWire(kind, row)),
      })
    })

/** The same inside another verb's transaction, which has locked the candidate. */
export async function insertEntries<Kind extends CandidatePartKind>(
  context: CompanyContext,
  tx: postgres.TransactionSql,
  kind: Kind,
  candidateId: string,
  entries: readonly CandidatePartEntry<Kind>[],
): Promise<PartRow[]> {
  const { scope, caller } = context
  const owner = { company_id: scope.companyId, candidate_id: candidateId, created_by: caller.userId }
  const ids = await insertParts(tx, kind, owner, await readNumbers(tx, scope.companyId, entries))
  const rows: PartRow[] = []
  for (const id of ids) rows.push(written(await findPart(tx, scope, kind, id)))
  const changes = rows.map((row) => ({ record: { kind, id: row.id }, before: null, after: toFacts(kind, row) }))
  await leaveTrail(context, tx, `${kind}.add`, changes)
  return rows
}

export const updatePart =
  <Kind extends CandidatePartKind>(kind: Kind) =>
  (context: CompanyContext, { id, version, ...entry }: { id: string; version?: number | undefined }) =>
    write(context, `${kind}.update`, async (tx) => {
      const stands = await findPart(tx, context.scope, kind, id, true)
      if (!stands) throw notFound(kind)
      const title = candidatePartTitles[kind]
      assertVersion(stands, version, title, toWire(kind, stands))
      const answer = (row: PartRow) => ({
        success: true as const,
        message: `${title} updated successfully`,
        data: toWire(kind, row),
      })
      const before = toValues(kind, stands)
      const judged = readEntry<object>(candidatePartSchemas[kind], { ...before, ...given(entry) }, '') as PartValues
      const [read] = await readNumbers(tx, context.scope.companyId, [judged])
      const change = differences(before, toStored(read ?? judged))
      if (!change) return unchanged(answer(stands))
      await updatePartRow(tx, kind, id, toColumns(change))
      const after = written(await findPart(tx, context.scope, kind, id))
      const record = { kind, id }
      return { record, before: toFacts(kind, stands), after: toFacts(kind, after), answer: answer(after) }
    })

export const deletePart =
  (kind: CandidatePartKind) =>
  (context: CompanyContext, { id }: { id: string }) =>
    write(context, `${kind}.delete`, async (tx) => {
      const stands = await findPart(tx, context.scope, kind, id, true)
      if (!stands) throw notFound(kind)
      const { table, nameOf } = partTables[kind]
      await putIntoBin(tx, context, { kind, table, id, name: nameOf(toValues(kind, stands)) })
      const answer = { success: true as const, message: 'Deletion successful' }
      return { record: { kind, id }, before: toFacts(kind, stands), after: null, answer }
    })

/** Deletes entries that nobody changed since they were added. */
export async function deleteUntouched(context: CompanyContext, tx: Sql, kind: CandidatePartKind, ids: string[]) {
  for (const id of await listUntouched(tx, kind, ids)) await deletePart(kind)(context, { id })
}

/** The specification's step seven: one contact, and the contact itself in the answer. */
export async function addContact(
  context: CompanyContext,
  { candidateId, ...contact }: CandidatePartEntry<'candidate-contact'> & { candidateId: string },
) {
  const { message, data } = await addParts('candidate-contact')(context, { candidateId, entries: [contact] })
  return { success: true as const, message, data: data[0] as (typeof data)[number] }
}

const notFound = (kind: CandidatePartKind) => fail('record.notFound', { entity: candidatePartTitles[kind] })
