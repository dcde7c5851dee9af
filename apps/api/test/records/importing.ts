import { Import } from '@corridor/contract/records/import/shapes'
import { expect } from 'vitest'
import type { Caller } from '../call.ts'
import type { RunningApp } from '../running-app.ts'
import { upload } from '../upload.ts'

export const csvType = 'text/csv'
export const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

export const uploadTable = (run: RunningApp, caller: Caller, bytes: Buffer | string, fileType = csvType) =>
  upload(run, caller, bytes, {
    fileType,
    fileName: fileType === csvType ? 'table.csv' : 'table.xlsx',
    purpose: 'import',
  })

export const uploadArchive = (run: RunningApp, caller: Caller, bytes: Buffer) =>
  upload(run, caller, bytes, { fileType: 'application/zip', fileName: 'resumes.zip', purpose: 'import-archive' })

/** One import as a page follows it. */
export function importOf(caller: Caller, id: string) {
  const view = async () => Import.parse((await caller.get(`/import/view/${id}`)).body.data)
  const reach = async (status: Import['status'], timeout = 20_000) => {
    await expect.poll(async () => (await view()).status, { timeout, interval: 30 }).toBe(status)
    return view()
  }
  const post = (verb: string, body: object = {}) => caller.post(`/import/${verb}/${id}`, body)
  const rows = async (filters: object = {}) =>
    (
      await caller.post<{ data: Row[]; totalDocs: number }>('/import/list-row', {
        filters: { import: id, ...filters },
        sortBy: 'number',
        sortDirection: 'asc',
        limit: 100,
      })
    ).body
  return { id, view, reach, post, rows }
}

export interface Row {
  number: number
  name: string
  outcome: string
  cells: string[]
  faults: { code: string | null; message: string; field?: string }[]
  record: string | null
}

/** Uploads a table, has it read, and answers the import where it waits for its mapping, or has failed. */
export async function startImport(
  run: RunningApp,
  caller: Caller,
  kind: string,
  bytes: Buffer | string,
  fileType = csvType,
  archive?: Buffer,
) {
  const fileKey = await uploadTable(run, caller, bytes, fileType)
  const more = archive ? { archiveKey: await uploadArchive(run, caller, archive) } : {}
  const started = await caller.post<{ id: string }>('/import/start', { kind, fileKey, ...more })
  expect(started).toMatchObject({ status: 202 })
  return importOf(caller, started.body.id)
}

/** The same, judged by the suggested mapping, or another. */
export async function checkedImport(
  run: RunningApp,
  caller: Caller,
  kind: string,
  bytes: Buffer | string,
  {
    fileType = csvType,
    doubles = 'skip',
    mapping,
    archive,
  }: { fileType?: string; doubles?: string; mapping?: object; archive?: Buffer } = {},
) {
  const found = await startImport(run, caller, kind, bytes, fileType, archive)
  const { mapping: suggested } = await found.reach('mapping')
  expect(await found.post('check', { mapping: mapping ?? suggested, doubles })).toMatchObject({ status: 202 })
  await found.reach('checked')
  return found
}
