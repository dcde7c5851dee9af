import * as z from 'zod'
import { timeZone } from '../../field/time-zone.ts'
import { deletedAnswer, endpoint, listEndpoint } from '../../wire/endpoint.ts'
import { recordBase, recordId } from '../../wire/record.ts'
import { Fault } from '../import/shapes.ts'
import { exportFormats, exportIdsMax, exportStates } from './formats.ts'
import { exportAccess, exportKinds, writtenKinds } from './kinds.ts'

export const Export = z.object({
  ...recordBase,
  kind: z.enum(writtenKinds),
  /** The file's name. */
  name: z.string(),
  format: z.enum(exportFormats),
  status: z.enum(exportStates),
  reason: Fault.nullable(),
  /** Number of its rows, once they are counted, and of those that are written. */
  rows: z.int().nullable(),
  written: z.int(),
})
export type Export = z.infer<typeof Export>

const tag = 'export'
const manage = { access: exportAccess }
const one = { ...manage, record: { kind: 'export', field: 'id' } }

export const exporting = {
  start: endpoint(
    'POST',
    { path: '/export/start', summary: 'Write records of a list into a file in the background', tag },
    manage,
    202,
  )
    .input(
      z.object({
        kind: z.enum(exportKinds),
        format: z.enum(exportFormats),
        /** The list's own body: its search, filters and sort choose the rows; its page and limit do not count. */
        query: z.record(z.string(), z.unknown()).optional(),
        /** These records alone, in the order of the query. */
        ids: z.array(recordId).min(1).max(exportIdsMax).optional(),
        /** The columns in their order, each with its header in the person's language; all without this. */
        columns: z
          .array(z.object({ field: z.string().max(60), header: z.string().min(1).max(100) }))
          .min(1)
          .max(100)
          .optional(),
        /** Zone of the person: the times of a workbook are in it, and the day in the file's name. */
        timeZone: timeZone.default('UTC'),
      }),
    )
    .output(z.object({ success: z.literal(true), id: recordId })),
  view: endpoint('GET', { path: '/export/view/{id}', summary: 'How far an export is', tag }, one)
    .input(z.object({ id: recordId }))
    .output(z.object({ success: z.literal(true), data: Export })),
  list: listEndpoint(
    { path: '/export/list', summary: "The caller's exports of the last seven days", tag },
    Export,
    {
      sort: ['name', 'kind', 'status'],
      filters: { kind: z.enum(writtenKinds), status: z.enum(exportStates) },
      search: ['name'],
    },
    manage,
  ),
  download: endpoint(
    'GET',
    { path: '/export/download/{id}', summary: 'An address to download a finished export from', tag },
    one,
  )
    .input(z.object({ id: recordId }))
    .output(z.object({ success: z.literal(true), presignedUrl: z.string() })),
  delete: endpoint('DELETE', { path: '/export/delete/{id}', summary: 'Forget an export and its file', tag }, one)
    .input(z.object({ id: recordId }))
    .output(deletedAnswer),
}
