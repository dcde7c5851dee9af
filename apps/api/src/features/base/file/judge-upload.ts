import { readFile } from 'node:fs/promises'
import { type FilePurpose, filePurposes } from '@corridor/contract/base/file/purposes'
import { checkContent } from '../../../platform/content/document-kind.ts'
import { isActivePdf } from '../../../platform/content/pdf-active.ts'
import { judgePdfState } from '../../../platform/content/pdf-state.ts'
import { type Failure, fail } from '../../../platform/fail.ts'
import type { Platform } from '../../../platform.ts'

/**
 * Judges the upload at `path`: the reason of a refusal, as a person may read it, or null. Throws `server.unavailable` if malware cannot be
 * looked for.
 */
export async function judgeUpload(
  { antivirus }: Platform,
  path: string,
  fileType: string,
  purpose: FilePurpose,
): Promise<Failure | null> {
  const malware = await antivirus.scan(path)
  if (malware) return because(`The file contains malware (${malware}).`)
  const verdict = await checkContent(path, fileType)
  if (!verdict.ok) return because(verdict.reason)
  if (verdict.kind !== 'pdf') return null
  const { refuseEncrypted, allowEuropass } = filePurposes[purpose]
  const reason = await judgePdfState(path, { refuseEncrypted })
  if (reason) return because(reason)
  return (await isActivePdf(await readFile(path), { allowEuropass })) ? fail('file.active') : null
}

const because = (reason: string) => fail('file.content', { reason })
