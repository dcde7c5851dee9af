import type { RecordPart } from '../../../db/record/kind.ts'
import type { Sql } from '../../../platform/sql.ts'
import type { AnyMergeKind, Moved } from './kind.ts'
import { changeSingle, changeSingleBack, moveRows, moveRowsBack } from './store.ts'

/** Gives what is about one record to another; answers which rows went over, and which lost a value that one row alone bears. */
export async function moveParts(tx: Sql, kind: AnyMergeKind, from: string, to: string): Promise<Moved> {
  const moved: Moved = {}
  for (const part of partsOf(kind)) {
    if (part.single) moved[singleOf(part)] = await changeSingle(tx, part, part.single, from, to)
    moved[part.key] = await moveRows(tx, part, from, to)
  }
  return moved
}

/** Gives rows back that went over; those that were removed since stay so. */
export async function movePartsBack(
  tx: Sql,
  kind: AnyMergeKind,
  moved: Moved,
  from: string,
  to: string,
): Promise<void> {
  for (const part of partsOf(kind)) {
    await moveRowsBack(tx, part, moved[part.key] ?? [], from, to)
    if (part.single) await changeSingleBack(tx, part, part.single, moved[singleOf(part)] ?? [], to)
  }
}

const singleOf = ({ table, single }: RecordPart) => `${table}.${single?.column}`

// A table with two files stands twice among the parts; one may name a record by several columns.
function partsOf({ rules, naming = [] }: AnyMergeKind): (RecordPart & { key: string })[] {
  const parts: readonly RecordPart[] = [...(rules.parts ?? []), ...naming]
  const first = (part: RecordPart, isSame: (other: RecordPart) => boolean) =>
    parts.find((other) => other.table === part.table && isSame(other)) === part
  return parts
    .filter((part) => first(part, ({ column }) => column === part.column))
    .map((part) => ({ ...part, key: first(part, () => true) ? part.table : `${part.table}.${part.column}` }))
}
