import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type BundleFormat, bundleDays } from '@corridor/contract/agency/student-paper/kinds'
import { access } from '@corridor/contract/wire/access'
import type { LongWork, Turn } from '../../../../db/long-work/kind.ts'
import { saveWork } from '../../../../db/long-work/lease.ts'
import type { Parts } from '../../../../db/scope/context.ts'
import { NotDrawn } from '../../../../drawing/drawing.ts'
import { resumeWork } from '../../../../http/session/gate.ts'
import { writeZip } from '../../../../platform/content/write-zip.ts'
import { Failure } from '../../../../platform/fail.ts'
import { inScratch } from '../../../../platform/scratch.ts'
import { readKept } from '../../../../platform/storage/read-kept.ts'
import { deleteUnheldFiles } from '../../../base/file/delete-unheld.ts'
import { confirmOwnFile, type KeptFile, keepOwnFile } from '../../../base/file/own-file.ts'
import { forgottenAfterSeconds } from '../../../records/export/forget.ts'
import { applications } from '../../student-application/tables.ts'
import { drawBundle, type Piece } from './draw.ts'
import { type Named, nameOfBundle, namesOf } from './name.ts'
import { type BundleRow, bundleTable, deleteShort, findNamed, type KeptPart, listAccepted } from './store.ts'

export const bundleTypes: Record<BundleFormat, string> = { pdf: 'application/pdf', zip: 'application/zip' }

/** The making of one file of an application's papers. Work that was cut off begins anew. */
export const bundleWork: LongWork<BundleRow> = {
  ...bundleTable,
  event: 'paper-bundle',
  job: 'make-paper-bundle',
  halts: { queued: 'failed', running: 'failed' },
  resume: (sql, platform, { id, created_by, company_id }) =>
    resumeWork(sql, platform, { userId: created_by, companyId: company_id }, access.studentPapers.read, id),
  advance,
  keptDays: bundleDays,
  forgotten: async (tx, { jobs }, { file_key }) => {
    if (file_key) await deleteUnheldFiles(tx, jobs, [file_key])
  },
}

/** Deletes a bundle that holds a paper of identity, with its file. */
export const forgetBundle = ({ db, platform }: Parts, { id }: { id: string }) =>
  db.begin(async (tx) => deleteUnheldFiles(tx, platform.jobs, await deleteShort(tx, id)))

async function advance(turn: Turn<BundleRow>): Promise<boolean> {
  const { context, work, tell } = turn
  if (!(await saveWork(context.db, bundleTable, work, { state: 'running' }))) return false
  const running: BundleRow = { ...work, state: 'running' }
  try {
    await inScratch('bundle', (folder) => makeAndKeep({ ...turn, work: running }, folder))
  } catch (error) {
    // No room is left, it cannot be joined, or the person no longer sees the application.
    if (!(error instanceof NotDrawn || error instanceof Failure)) throw error
    await context.db.begin(async (tx) => {
      const reason = { message: error.message }
      if (await saveWork(tx, bundleTable, running, { state: 'failed', reason })) await tell(tx, true)
    })
  }
  return false
}

async function makeAndKeep(turn: Turn<BundleRow>, folder: string): Promise<void> {
  const { context, work } = turn
  const { db, platform, scope } = context
  await applications.load(db, scope, work.application_id)
  const named = await findNamed(db, work.application_id)
  if (!named) return
  const pieces = readPieces(turn, namesOf(named, work.papers))
  const path = join(folder, 'bundle')
  const parts = work.format === 'zip' ? await writeParts(path, pieces) : await drawParts(named)
  async function drawParts(named: Named) {
    const drawn = await drawBundle(platform.drawing.background, { named, language: work.language }, pieces)
    await writeFile(path, drawn.pdf, { mode: 0o600 })
    return drawn.parts
  }
  const name = `${nameOfBundle(named)}.${work.format}`
  const file = await keepOwnFile(context, path, { purpose: 'paper-bundle', name, type: bundleTypes[work.format] })
  await finish(turn, { file, name, parts })
}

/** The papers that were asked for, in their order, one at a time. Whatever changed since then stays out. */
async function* readPieces({ context, work }: Turn<BundleRow>, names: readonly string[]): AsyncGenerator<Piece> {
  const standing = new Map((await listAccepted(context.db, work.application_id)).map((paper) => [paper.id, paper]))
  for (const [at, { id, document }] of work.papers.entries()) {
    const piece = { paper: id, name: names[at] ?? '', bytes: null, type: null }
    const now = standing.get(id)
    if (!now?.file_key || !now.document_id) {
      yield { ...piece, leftOut: now ? 'gone' : 'changed' }
      continue
    }
    // A document that became one of identity since was not asked for as such.
    if (now.document_id !== document || (now.is_identity && !work.has_identity)) {
      yield { ...piece, leftOut: 'changed' }
      continue
    }
    const bytes = await readKept(context.platform.storage, now.file_key)
    yield { ...piece, bytes, type: now.file_type, leftOut: bytes ? null : 'unreadable' }
  }
}

const ends: Record<string, string> = {
  ...{ 'application/pdf': 'pdf', 'image/png': 'png', 'image/jpeg': 'jpg', 'image/webp': 'webp' },
}

async function writeParts(path: string, pieces: AsyncIterable<Piece>): Promise<KeptPart[]> {
  const parts: KeptPart[] = []
  async function* entries() {
    for await (const { paper, name, bytes, type, leftOut } of pieces) {
      const end = ends[type ?? '']
      const named = end ? `${name}.${end}` : name
      parts.push({ paper, name: named, leftOut, page: null })
      if (bytes) yield { name: named, bytes }
    }
  }
  await writeZip(path, entries())
  return parts
}

interface Made {
  file: KeptFile
  name: string
  parts: KeptPart[]
}

const finish = ({ context, work, tell }: Turn<BundleRow>, { file, name, parts }: Made) =>
  context.db.begin(async (tx) => {
    // Another worker was quicker, or it was asked for anew: the sweep finds this file, which nobody confirms.
    if (!(await saveWork(tx, bundleTable, work, { state: 'done', file_key: file.key, name, parts }))) return
    await confirmOwnFile(tx, file)
    if (work.has_identity)
      await context.platform.jobs.enqueue(tx, 'forget-paper-bundle', { id: work.id }, forgottenAfterSeconds.writing)
    await tell(tx, true)
  })
