import { type FilePurpose, filePurposes } from '@corridor/contract/base/file/purposes'
import { checkContent } from '../../../platform/content/document-kind.ts'
import { judgePdfState } from '../../../platform/content/pdf-state.ts'
import type { Platform } from '../../../platform.ts'

/** Why the upload at `path` is refused, as a person may read it; or null. Throws `server.unavailable` where malware cannot be looked for. */
export async function judgeUpload(
  { antivirus }: Platform,
  path: string,
  fileType: string,
  purpose: FilePurpose,
): Promise<string | null> {
  const malware = await antivirus.scan(path)
  if (malware) return `The file contains malware (${malware}).`
  const verdict = await checkContent(path, fileType)
  if (!verdict.ok) return verdict.reason
  return verdict.kind === 'pdf' ? judgePdfState(path, filePurposes[purpose]) : null
}
