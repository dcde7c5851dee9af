import { client, fetchFile } from '../call/client'
import { toast } from '../feedback/toast'
import { errorText, t } from '../language/i18n'

/** Fetches a signed address of a stored file and lets the browser download it (spec 1 §8). */
export const downloadFile = (fileKey: string) => downloadFrom(() => client.file.downloadUrl({ fileKey }))

/** Brings a stored file onto the page, to be shown there. */
export async function readStoredFile(fileKey: string, name: string, type: string): Promise<File> {
  const { presignedUrl } = await client.file.downloadUrl({ fileKey })
  return new File([await fetchFile(presignedUrl)], name, { type })
}

/** Downloads with any call that gives a signed address. */
export async function downloadFrom(ask: () => Promise<{ presignedUrl: string }>) {
  try {
    save((await ask()).presignedUrl, '')
    toast.success(t('Download started'))
  } catch (error) {
    toast.error(t('Failed to download file: {message}', { message: errorText(error) }))
  }
}

/** Lets the browser save a text that the page made itself. */
export function saveText(text: string, type: string, name: string) {
  const address = URL.createObjectURL(new Blob([text], { type }))
  save(address, name)
  URL.revokeObjectURL(address)
}

function save(address: string, name: string) {
  const anchor = document.createElement('a')
  anchor.href = address
  anchor.download = name
  anchor.click()
}
