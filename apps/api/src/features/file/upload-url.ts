import { type FilePurpose, filePurposes, megabyte } from '@corridor/contract/file-purposes'
import type { Context } from '../../db/context.ts'
import { newToken } from '../../platform/crypto.ts'
import { fail } from '../../platform/fail.ts'
import { insertFile } from './store.ts'

interface UploadRequest {
  fileName: string
  fileType: string
  fileSize: number
  isPublic: boolean
  purpose: FilePurpose
}

/** An address for one file of one type and length. The key is ours; the name is kept only to be shown. */
export async function giveUploadUrl({ db, platform, caller, scope }: Context, request: UploadRequest) {
  const rules = filePurposes[request.purpose]
  if (!(rules.types as readonly string[]).includes(request.fileType)) throw fail('file.type')
  if (request.fileSize > rules.bytesMax) throw fail('file.tooLarge', { limit: rules.bytesMax / megabyte })
  const key = `${request.purpose}-${newToken()}`
  await insertFile(db, {
    key,
    company_id: scope.kind === 'company' ? scope.companyId : null,
    created_by: caller.userId,
    purpose: request.purpose,
    original_name: request.fileName.replace(/^.*[\\/]/, '') || 'file',
    file_type: request.fileType,
    file_size: request.fileSize,
    is_public: request.isPublic,
  })
  const { url, headers } = platform.storage.putAddress({ key, type: request.fileType, length: request.fileSize })
  return { success: true as const, presignedUrl: url, fileKey: key, headers }
}
