import i18next from 'i18next'
import { client } from '../client'
import { errorText } from '../i18n'
import { toast } from '../toast'

/** Fetches a signed address of a stored file and lets the browser download it (spec 1 §8). */
export async function downloadFile(fileKey: string) {
  try {
    const { presignedUrl } = await client.file.downloadUrl({ fileKey })
    const anchor = document.createElement('a')
    anchor.href = presignedUrl
    anchor.download = ''
    anchor.click()
    toast.success(i18next.t('Download started'))
  } catch (error) {
    toast.error(i18next.t('Failed to download file: {message}', { message: errorText(error) }))
  }
}
