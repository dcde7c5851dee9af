import { api, leadingToFile, signedIn } from '../../../http/api.ts'
import { giveDownloadUrl } from './download-url.ts'
import { giveUploadUrl } from './upload-url.ts'

export const fileRoutes = {
  uploadUrl: api.file.uploadUrl.handler(signedIn(giveUploadUrl)),
  downloadUrl: api.file.downloadUrl.handler(leadingToFile(giveDownloadUrl)),
}
