import * as z from 'zod'
import { deletedAnswer, endpoint, listEndpoint } from '../../wire/endpoint.ts'
import { recordBase, recordId } from '../../wire/record.ts'
import { Fault } from '../import/shapes.ts'
import { ExportChoice, exportStarted } from './choice.ts'
import { exportFormats, exportStates } from './formats.ts'
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
    .input(ExportChoice.extend({ kind: z.enum(exportKinds) }))
    .output(exportStarted),
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
