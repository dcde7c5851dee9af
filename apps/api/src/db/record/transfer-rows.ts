import type { KeptFault } from '@corridor/contract/records/transfer/faults'
import type postgres from 'postgres'
import type { Context } from '../scope/context.ts'
import type { CompanyScope } from '../scope/scope.ts'
import { leaveTrail, type RecordChange } from '../write.ts'
import type { RecordRow } from './record.ts'
import type { Table } from './table.ts'
import { type Outcome, toRowFault } from './transfer-rules.ts'

/** Judges each row by itself; those that stand already, by their places and names, are doubles and not judged. */
export async function judgeEach<Input>(
  inputs: readonly Input[],
  standing: ReadonlyMap<number, string>,
  judge: (input: Input) => Promise<unknown>,
): Promise<(KeptFault | undefined)[]> {
  const faults: (KeptFault | undefined)[] = []
  for (const [at, input] of inputs.entries())
    faults.push(standing.has(at) ? undefined : await judge(input).then(() => undefined, toRowFault))
  return faults
}

/** Says of a record that stands already what it is called; nothing of one that does not. */
export const standsAs = (entity: string, name: string | undefined) =>
  name !== undefined && ({ code: 'double.stands', params: { entity, name } } as const)

/** Adds each row by itself: one that is refused leaves no trace, and the others stay. The trail says `action` unless a change says another. */
export async function addEach<Input>(
  context: Context,
  tx: postgres.TransactionSql,
  { action, inputs }: { action: string; inputs: readonly Input[] },
  add: (tx: postgres.TransactionSql, input: Input) => Promise<{ id: string; records: readonly RecordChange[] }>,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  const changes: RecordChange[] = []
  for (const input of inputs) {
    const outcome = await tx.savepoint((inner) => add(inner, input)).catch((error) => ({ fault: toRowFault(error) }))
    if ('records' in outcome) changes.push(...outcome.records)
    outcomes.push('records' in outcome ? { id: outcome.id } : outcome)
  }
  for (const [each, of] of Map.groupBy(changes, (change) => change.action ?? action))
    await leaveTrail(context, tx, each, of)
  return outcomes
}

/**
 * Takes the given records that the caller sees, kept from others until `tx` ends; in the order of their ids, so that no two wait for each
 * other.
 */
export async function takeFound<Row extends RecordRow>(
  table: Pick<Table<Row, never>, 'find' | 'take'>,
  tx: postgres.TransactionSql,
  scope: CompanyScope,
  ids: readonly string[],
): Promise<Row[]> {
  const found: Row[] = []
  for (const id of [...ids].sort()) {
    if (await table.find(tx, scope, id)) found.push(await table.take(tx, scope, id))
  }
  return found
}
