import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CompanyContext } from '../../../db/context.ts'
import { keepOwnFile } from '../../base/file/own-file.ts'
import { drawForMany } from '../../sales/presentation/draw-for-many.ts'

const type = 'application/pdf'

/**
 * Draws the resumes of these candidates in the company's own format. Each is a file that a campaign may take along; what none takes goes
 * within a day. Throws `record.notFound` for whoever the caller does not see.
 */
export async function drawResumes(context: CompanyContext, { candidates }: { candidates: string[] }) {
  const folder = await mkdtemp(join(tmpdir(), 'corridor-resumes-'))
  const data = []
  try {
    for await (const { name, bytes } of drawForMany(context, candidates)) {
      const path = join(folder, 'resume.pdf')
      await writeFile(path, bytes)
      const originalName = `${name}.pdf`.replace(/[\\/\p{Cc}]/gu, ' ')
      const kept = await keepOwnFile(context, path, { purpose: 'campaign-file', name: originalName, type })
      data.push({ fileKey: kept.key, originalName, fileType: type, fileSize: kept.size })
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  return { success: true as const, data }
}
