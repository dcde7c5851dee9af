import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CompanyContext } from '../../../db/context.ts'
import { type KeptFile, keepOwnFile } from '../../base/file/own-file.ts'
import { drawForMany } from '../../sales/presentation/draw-for-many.ts'

const type = 'application/pdf'

/**
 * Draws the resumes of these candidates in the company's own format. Each is a file that a campaign may take along; what none takes goes
 * within a day. Throws `record.notFound` for whoever the caller does not see.
 */
export async function drawResumes(context: CompanyContext, { candidates }: { candidates: string[] }) {
  const drawn = await keepResumes(context, candidates, 'campaign-file')
  const data = drawn.map(({ key, size, name }) => ({
    fileKey: key,
    originalName: name,
    fileType: type,
    fileSize: size,
  }))
  return { success: true as const, data }
}

/** The same as files for another purpose, in the order of the candidates. */
export async function keepResumes(
  context: CompanyContext,
  candidates: readonly string[],
  purpose: 'campaign-file' | 'inbox',
): Promise<(KeptFile & { name: string })[]> {
  const folder = await mkdtemp(join(tmpdir(), 'corridor-resumes-'))
  const drawn = []
  try {
    for await (const { name, bytes } of drawForMany(context, candidates)) {
      const path = join(folder, 'resume.pdf')
      await writeFile(path, bytes)
      const fileName = `${name}.pdf`.replace(/[\\/\p{Cc}]/gu, ' ')
      drawn.push({ ...(await keepOwnFile(context, path, { purpose, name: fileName, type })), name: fileName })
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  return drawn
}
