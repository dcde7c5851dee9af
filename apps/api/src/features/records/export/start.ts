import { dateIn } from '@corridor/contract/format/day'
import type { ExportFormat } from '@corridor/contract/records/export/formats'
import { type ExportKind, exportFacts, type WrittenKind } from '@corridor/contract/records/export/kinds'
import { exportColumns, exportTransfer } from '@corridor/contract/transfers'
import { mayCall } from '@corridor/contract/wire/access'
import type { Context } from '../../../db/scope/context.ts'
import { companyOf } from '../../../db/scope/scope.ts'
import { settingsOf } from '../../../db/scope/settings.ts'
import { now } from '../../../platform/clock.ts'
import { fail } from '../../../platform/fail.ts'
import { judgeQuery } from '../record/judge-query.ts'
import { queueExport } from './queue.ts'

interface ExportStart {
  kind: ExportKind
  format: ExportFormat
  query?: Record<string, unknown> | undefined
  ids?: string[] | undefined
  columns?: { field: string; header: string }[] | undefined
  timeZone: string
}

/** Has the records that a list shows now, or some of them by their ids, written into a file. */
export async function startExport(context: Context, { kind, format, query, ids, columns, ...given }: ExportStart) {
  assertMayExport(context, kind)
  const known = exportColumns(kind)
  const settings = await settingsOf(context.db, companyOf(context.scope))
  const timeZone = settings?.timezone ?? given.timeZone
  return queueExport(context, {
    kind,
    name: `${exportTransfer(kind).fileName}-${dateIn(timeZone, now())}.${format}`,
    format,
    query: judgeQuery(kind, 'query', query ?? {}),
    ids: ids ?? null,
    import_id: null,
    columns: judgeColumns(kind, columns ?? known.map(({ field, header }) => ({ field, header }))),
    time_zone: timeZone,
  })
}

/** Lets whoever manages a kind export records of it. */
export function assertMayExport({ caller }: Context, kind: WrittenKind): void {
  if (!mayCall(exportFacts[kind].manage, caller.roles)) throw fail('session.forbidden')
}

function judgeColumns(kind: ExportKind, columns: { field: string; header: string }[]) {
  const unknown = columns.find(({ field }) => !exportColumns(kind).some((column) => column.field === field))
  if (!unknown) return columns
  throw fail('request.invalid', {}, { fields: { columns: `Unknown column "${unknown.field}"` } })
}
