import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { resumeTypes } from '@corridor/contract/base/file/purposes'
import type { Parts } from '../../../db/scope/context.ts'
import { Failure, fail } from '../../../platform/fail.ts'
import type { MailFile } from '../../../platform/mail/read-mail.ts'
import { judgeUpload } from '../../base/file/judge-upload.ts'
import { type KeptFile, keepMadeFile } from '../../base/file/own-file.ts'
import type { NewAttachment } from './tables.ts'

const filesMax = 50

/** One file of a mail: kept, or named with why it was not. */
export type Attached = NewAttachment & { kept: KeptFile | null }

/** Keeps the files of a mail that pass what an upload passes; pictures of a signature are not among them. */
export async function keepAttachments(
  parts: Parts,
  { companyId, createdBy }: { companyId: string; createdBy: string },
  files: readonly MailFile[],
): Promise<Attached[]> {
  const meant = files.filter(({ isInline }) => !isInline).slice(0, filesMax)
  if (meant.length === 0) return []
  const folder = await mkdtemp(join(tmpdir(), 'corridor-mail-'))
  try {
    const attached: Attached[] = []
    for (const [at, file] of meant.entries()) {
      const path = join(folder, String(at))
      await writeFile(path, file.content)
      attached.push(await keepOne(parts, { companyId, createdBy }, file, path))
    }
    return attached
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function keepOne(
  parts: Parts,
  whose: { companyId: string; createdBy: string },
  { name, content }: MailFile,
  path: string,
): Promise<Attached> {
  const said = { name: name.slice(0, nameCharsMax) || 'file', size: content.length }
  const refused = ({ message }: Failure): Attached => ({ ...said, file_key: null, kept: null, refusal: message })
  // Judges the content by the kind that the file's name claims: the type in a mail is worth nothing.
  const type = resumeTypes[name.slice(name.lastIndexOf('.') + 1).toLowerCase()]
  if (!type) return refused(fail('file.type'))
  const refusal = await judgeUpload(parts.platform, path, type, 'resume')
  if (refusal) return refused(refusal)
  try {
    const kept = await keepMadeFile(parts, path, { ...whose, purpose: 'inbox', name: said.name, type })
    return { ...said, file_key: kept.key, kept, refusal: '' }
  } catch (error) {
    if (error instanceof Failure) return refused(error)
    throw error
  }
}

const nameCharsMax = 200
