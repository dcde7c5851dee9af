import { dateIn } from '@corridor/contract/format/day'
import type { ExportChoice } from '@corridor/contract/records/export/choice'
import { type ExportKind, exportFacts } from '@corridor/contract/records/export/kinds'
import type { TransferColumn } from '@corridor/contract/records/transfer/column'
import { exportColumns, exportTransfer } from '@corridor/contract/transfers'
import { type Access, mayCall } from '@corridor/contract/wire/access'
import type { Context } from '../../../db/scope/context.ts'
import { companyOf } from '../../../db/scope/scope.ts'
import { settingsOf } from '../../../db/scope/settings.ts'
import { now } from '../../../platform/clock.ts'
import { fail } from '../../../platform/fail.ts'
import type { Sql } from '../../../platform/sql.ts'
import { judgeQuery } from '../record/judge-query.ts'
import { queueExport } from './queue.ts'
import type { ExportValues } from './store.ts'

export type ExportStart = Partial<ExportChoice> & Pick<ExportChoice, 'format' | 'timeZone'> & { kind: ExportKind }

/** Sealed values that go into a file: for which reason, and what proves in its transaction that the caller may have them. */
interface Sealed {
  reason: string
  prove: (tx: Sql) => Promise<void>
}

/** Has the records that a list shows now, or some of them by their ids, written into a file; with their sealed values if `sealed` says why. */
export async function startExport(
  context: Context,
  { kind, format, query, ids, columns, ...given }: ExportStart,
  sealed?: Sealed,
) {
  const sealed_for = sealed?.reason ?? null
  assertMayExport(context, { kind, sealed_for })
  const known = exportColumns(kind, sealed !== undefined)
  const settings = await settingsOf(context.db, companyOf(context.scope))
  const timeZone = settings?.timezone ?? given.timeZone
  const values = {
    kind,
    name: `${exportTransfer(kind).fileName}-${dateIn(timeZone, now())}.${format}`,
    format,
    query: judgeQuery(kind, 'query', query ?? {}),
    ids: ids ?? null,
    import_id: null,
    columns: judgeColumns(known, columns ?? known.map(({ field, header }) => ({ field, header }))),
    time_zone: timeZone,
    sealed_for,
  }
  return queueExport(context, values, sealed?.prove)
}

/** Roles that may have a file: whoever manages its kind, or may read the sealed values that are in it. */
export const accessOf = ({ kind, sealed_for }: Pick<ExportValues, 'kind' | 'sealed_for'>): Access =>
  sealed_for === null ? exportFacts[kind].manage : (exportTransfer(kind).sealedFor ?? [])

/** Throws `session.forbidden` unless the caller may have such a file. */
export function assertMayExport({ caller }: Context, file: Parameters<typeof accessOf>[0]): void {
  if (!mayCall(accessOf(file), caller.roles)) throw fail('session.forbidden')
}

function judgeColumns(known: readonly TransferColumn[], columns: { field: string; header: string }[]) {
  const unknown = columns.find(({ field }) => !known.some((column) => column.field === field))
  if (!unknown) return columns
  throw fail('request.invalid', {}, { fields: { columns: `Unknown column "${unknown.field}"` } })
}
