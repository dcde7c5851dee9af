import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { filePurposes, namesFile, resumeTypes } from '@corridor/contract/base/file/purposes'
import { applyExtensions } from '@corridor/contract/job/application/kinds'
import type { CompanyContext } from '../../../db/scope/context.ts'
import { detectKind } from '../../../platform/content/document-kind.ts'
import { withoutDirectionMarks } from '../../../platform/direction-marks.ts'
import { Failure, fail } from '../../../platform/fail.ts'
import { judgeUpload } from '../../base/file/judge-upload.ts'
import { type KeptFile, keepOwnFile } from '../../base/file/own-file.ts'

/** A resume as it came with a public form. */
export interface SentResume {
  name: string
  bytes: Buffer
}

/**
 * Judges the resume as any upload is judged, and keeps it until the application holds it; what nothing holds is swept. Throws
 * `file.name`, `application.fileType`, `application.noRoom`, `file.content`, `file.active`, `server.unavailable`.
 */
export async function keepResume(context: CompanyContext, { name, bytes }: SentResume): Promise<KeptFile> {
  if (!namesFile.test(name)) throw fail('file.name')
  const folder = await mkdtemp(join(tmpdir(), 'corridor-apply-'))
  try {
    const path = join(folder, 'resume')
    await writeFile(path, bytes)
    // Reads the kind from the bytes: a browser guesses a file's type by its name.
    const kind = await detectKind(path)
    if (!kind || !applyExtensions.some((end) => end === `.${kind}`)) throw fail('application.fileType')
    const type = resumeTypes[kind] ?? filePurposes.resume.types[0]
    const refusal = await judgeUpload(context.platform, path, type, 'resume')
    if (refusal) throw refusal
    const shown =
      withoutDirectionMarks(name.replace(/^.*[\\/]/, ''))
        .slice(0, nameCharsMax)
        .trim() || `resume.${kind}`
    return await keepOwnFile(context, path, { purpose: 'resume', name: shown, type })
  } catch (error) {
    // Hides the room that a company's plan gives: it is none of a visitor's business.
    if (error instanceof Failure && error.code === 'file.quota') throw fail('application.noRoom')
    throw error
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const nameCharsMax = 200
