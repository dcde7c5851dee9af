import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { dateIn } from '@corridor/contract/format/day'
import type { CompanyContext } from '../../../db/scope/context.ts'
import { settingsOf } from '../../../db/scope/settings.ts'
import type { Drawer } from '../../../drawing/drawing.ts'
import { now } from '../../../platform/clock.ts'
import { type KeptFile, keepOwnFile } from '../../base/file/own-file.ts'
import { drawForMany } from '../../candidate/paper/draw-for-many.ts'
import type { ResumeFormat } from './resume-formats.ts'
import { resumeName } from './resume-name.ts'
import { insertDrawnResumes } from './store.ts'

const type = 'application/pdf'

/**
 * Draws the resumes of these candidates in the company's own format. Each is a file that a campaign may take along; what none takes goes
 * within a day. Throws `record.notFound` for whoever the caller does not see, and as `Drawing.admit`.
 */
export async function drawResumes(context: CompanyContext, { candidates }: { candidates: string[] }) {
  const { scope, platform } = context
  const drawn = await platform.drawing.admit(scope.userId, (drawer) =>
    keepResumes(context, drawer, candidates, { purpose: 'campaign-file' }),
  )
  await insertDrawnResumes(context.db, drawn)
  const data = drawn.map(({ key, size, name }) => ({
    fileKey: key,
    originalName: name,
    fileType: type,
    fileSize: size,
  }))
  return { success: true as const, data }
}

/** The same as files for another purpose or in the format of a vendor, in the order of the candidates. */
export async function keepResumes(
  context: CompanyContext,
  drawer: Drawer,
  candidates: readonly string[],
  { purpose, format }: { purpose: 'campaign-file' | 'inbox'; format?: ResumeFormat },
): Promise<(KeptFile & { name: string; candidateId: string })[]> {
  const today = await todayOf(context)
  const folder = await mkdtemp(join(tmpdir(), 'corridor-resumes-'))
  const drawn = []
  try {
    for await (const { person, name, bytes } of drawForMany(context, drawer, candidates, format?.columns)) {
      const path = join(folder, 'resume.pdf')
      await writeFile(path, bytes)
      const wanted = format?.fileName ? resumeName(format.fileName, person, today) : name
      const fileName = `${wanted}.pdf`.replace(/[\\/\p{Cc}]/gu, ' ')
      const kept = await keepOwnFile(context, path, { purpose, name: fileName, type })
      drawn.push({ ...kept, name: fileName, candidateId: person.candidate_id })
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  return drawn
}

const todayOf = async ({ db, scope }: CompanyContext) =>
  dateIn((await settingsOf(db, scope.companyId))?.timezone ?? 'UTC', now())
