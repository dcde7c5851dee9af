import * as z from 'zod'
import { fileKey } from '../../base/file/shapes.ts'
import { deletedAnswer, endpoint, listEndpoint } from '../../wire/endpoint.ts'
import { moment, recordBase, recordId } from '../../wire/record.ts'
import { importKinds, transferAccess } from '../transfer/kinds.ts'
import { doublesRules, importStates, rowOutcomes } from './states.ts'

/** Fault of a file, a row or the work: `message` is final English; a page translates it by `code` and `params`. */
export const Fault = z.object({
  code: z.string().nullable(),
  message: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  /** The field of the kind that the fault concerns; absent if it is the whole row. */
  field: z.string().optional(),
})
export type Fault = z.infer<typeof Fault>

export const Import = z.object({
  ...recordBase,
  updateDate: moment,
  kind: z.enum(importKinds),
  /** The file's name. */
  name: z.string(),
  status: z.enum(importStates),
  reason: Fault.nullable(),
  /** Names of the workbook's sheets, and the one that was read; none for a text file. */
  sheets: z.array(z.string()),
  sheet: z.string().nullable(),
  /** Encoding and delimiter by which a text file was understood. */
  encoding: z.string().nullable(),
  delimiter: z.string().nullable(),
  columns: z.array(z.object({ header: z.string(), samples: z.array(z.string()) })),
  /** Field of the kind to the place of its column, from 0. Suggested at first. */
  mapping: z.record(z.string(), z.int()),
  doubles: z.enum(doublesRules),
  /** The hotlist that candidates go onto who are added. */
  hotListId: recordId.nullable(),
  /** The files beside the table; null without an archive. */
  archive: z
    .object({
      name: z.string(),
      /** Number of files in it. */
      files: z.int(),
      /** Number of them that no row names, once the rows are checked; the first of them. */
      unnamed: z.int().nullable(),
      unnamedNames: z.array(z.string()),
    })
    .nullable(),
  /** Number of rows, of those that a worker has done among those that it goes through now, and of each outcome. */
  counts: z.object({ rows: z.int(), ...Object.fromEntries(rowOutcomes.map((outcome) => [outcome, z.int()])) } as Record<
    'rows' | (typeof rowOutcomes)[number],
    z.ZodInt
  >),
})
export type Import = z.infer<typeof Import>

export const ImportRow = z.object({
  _id: recordId,
  createDate: moment,
  import: recordId,
  /** The row's number in the file, as a spreadsheet counts. */
  number: z.int(),
  name: z.string(),
  outcome: z.enum(rowOutcomes),
  /** The row's cells in the order of the import's columns; those of columns that are not mapped are empty. */
  cells: z.array(z.string()),
  faults: z.array(Fault),
  record: recordId.nullable(),
})
export type ImportRow = z.infer<typeof ImportRow>

const tag = 'import'
const manage = { access: transferAccess }
const one = { ...manage, record: { kind: 'import', field: 'id' } }
const id = { id: recordId }
const started = z.object({ success: z.literal(true), id: recordId })
const viewed = z.object({ success: z.literal(true), data: Import })

/** A piece of work on one import that goes on after the answer. */
const work = <Shape extends z.ZodRawShape>(path: string, summary: string, shape: Shape) =>
  endpoint('POST', { path: `/import/${path}/{id}`, summary, tag }, one, 202)
    .input(z.object({ ...id, ...shape }))
    .output(started)

export const importing = {
  start: endpoint(
    'POST',
    { path: '/import/start', summary: 'Read an uploaded table in the background', tag },
    { ...manage, record: { kind: 'file', field: 'fileKey' } },
    202,
  )
    .input(
      z.object({
        kind: z.enum(importKinds),
        fileKey,
        /** A zip with the files that the table's rows name: resumes beside candidates. */
        archiveKey: fileKey.optional(),
        /** Hotlist that added candidates go onto. */
        hotListId: recordId.optional(),
      }),
    )
    .output(started),
  view: endpoint('GET', { path: '/import/view/{id}', summary: 'How far an import is', tag }, one)
    .input(z.object(id))
    .output(viewed),
  list: listEndpoint(
    { path: '/import/list', summary: "The caller's imports of the last thirty days", tag },
    Import,
    {
      sort: ['name', 'kind', 'status'],
      filters: { kind: z.enum(importKinds), status: z.enum(importStates) },
      search: ['name'],
    },
    manage,
  ),
  listRow: listEndpoint(
    { path: '/import/list-row', summary: "Rows of the caller's imports", tag },
    ImportRow,
    {
      sort: ['name', 'number', 'outcome'],
      filters: { import: recordId, outcome: z.enum(rowOutcomes) },
      search: ['name'],
    },
    manage,
  ),
  chooseSheet: work('choose-sheet', 'Read another sheet of the workbook', { sheet: z.string().max(255) }),
  check: work('check', 'Judge every row without adding any', {
    mapping: z.record(z.string().max(60), z.int().min(0)),
    doubles: z.enum(doublesRules).default('skip'),
  }),
  run: work('run', 'Add the rows that are ready', {
    /** Number that the person saw; another one is 409. */
    expected: z.int().min(1),
  }),
  cancel: work('cancel', 'Stop at the next row', {}),
  undo: work('undo', 'Remove what the import added', {}),
  faultyRows: work('faulty-rows', 'Export the faulty rows with their reasons, of mapped columns alone', {
    /** Headers of the columns of the reason and of the row's number. */
    headers: z.object({ reason: z.string().max(100), row: z.string().max(100) }).optional(),
  }),
  delete: endpoint('DELETE', { path: '/import/delete/{id}', summary: 'Forget an import and its file', tag }, one)
    .input(z.object(id))
    .output(deletedAnswer),
}
