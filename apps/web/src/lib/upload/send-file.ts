import type { FilePurpose } from '@corridor/contract/base/file/purposes'
import { client } from '../call/client'
import { errorText, t } from '../language/i18n'
import { putFile } from './put-file'
import { uploadType } from './upload-state'

/** Brings a file into the store; answers the key that a record refers to. Throws what can be said, translated. */
export async function sendFile(
  file: File,
  purpose: FilePurpose,
  signal: AbortSignal,
  onProgress: (part: number) => void = () => {},
): Promise<string> {
  const target = await requestAddress(file, purpose, signal)
  const status = await putFile(file, target, signal, onProgress)
  if (status >= 300) throw new Error(t('Upload failed with status: {code}', { code: status }))
  return target.fileKey
}

async function requestAddress(file: File, purpose: FilePurpose, signal: AbortSignal) {
  const request = { fileName: file.name, fileType: uploadType(file), fileSize: file.size, isPublic: false, purpose }
  try {
    return await client.file.uploadUrl(request, { signal })
  } catch (error) {
    if (signal.aborted) throw error
    throw new Error(`${t('Failed to get upload URL')}. ${errorText(error)}`, { cause: error })
  }
}
