import { client, fetchFile } from '../call/client'
import { toast } from '../feedback/toast'
import { errorText, t } from '../language/i18n'

/** Asks for the address of a stored file and lets the browser download it (spec 1 §8). */
export const downloadFile = (fileKey: string) => downloadFrom(() => client.file.downloadUrl({ fileKey }))

/** Brings the bytes of a stored file onto the page. */
export async function fetchStored(fileKey: string): Promise<Blob> {
  const { presignedUrl } = await client.file.downloadUrl({ fileKey })
  return fetchFile(presignedUrl)
}

/** The same as a file with a name, to be shown there. */
export const readStoredFile = async (fileKey: string, name: string, type: string): Promise<File> =>
  new File([await fetchStored(fileKey)], name, { type })

/** Downloads with any call that gives the address of a file. */
export const downloadFrom = (ask: () => Promise<{ presignedUrl: string }>) =>
  follow(ask, (address) => save(address, ''))

/** The same in a new tab, which a browser that shows such files itself keeps. */
export const openFrom = (ask: () => Promise<{ presignedUrl: string }>) => follow(ask, openTab)

async function follow(ask: () => Promise<{ presignedUrl: string }>, go: (address: string) => void) {
  try {
    go((await ask()).presignedUrl)
    toast.success(t('Download started'))
  } catch (error) {
    toast.error(t('Failed to download file: {message}', { message: errorText(error) }))
  }
}

/** Lets the browser save a text that the page made itself. */
export const saveText = (text: string, type: string, name: string) => saveBlob(new Blob([text], { type }), name)

/** Lets the browser save bytes that an answer held in Base64. */
export const saveBytes = (base64: string, type: string, name: string) =>
  saveBlob(new Blob([Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))], { type }), name)

function saveBlob(blob: Blob, name: string) {
  const address = URL.createObjectURL(blob)
  save(address, name)
  URL.revokeObjectURL(address)
}

function save(address: string, name: string) {
  const anchor = document.createElement('a')
  anchor.href = address
  anchor.download = name
  anchor.click()
}

function openTab(address: string) {
  const anchor = document.createElement('a')
  anchor.href = address
  anchor.target = '_blank'
  anchor.rel = 'noopener'
  anchor.click()
}
