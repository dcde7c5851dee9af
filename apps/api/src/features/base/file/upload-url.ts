import { type FilePurpose, filePurposes, megabyte } from '@corridor/contract/base/file/purposes'
import { access, mayCall } from '@corridor/contract/wire/access'
import type { Context } from '../../../db/scope/context.ts'
import { companyOf } from '../../../db/scope/scope.ts'
import { write } from '../../../db/write.ts'
import { newToken } from '../../../platform/crypto.ts'
import { withoutDirectionMarks } from '../../../platform/direction-marks.ts'
import { fail } from '../../../platform/fail.ts'
import { assertRoom } from './quota.ts'
import { insertFile } from './store.ts'

interface UploadRequest {
  fileName: string
  fileType: string
  fileSize: number
  isPublic: boolean
  purpose: FilePurpose
}

/** An address for one file of one type and length. The key is ours; the name is kept only to be shown. */
export async function giveUploadUrl(context: Context, request: UploadRequest) {
  const { platform, caller, scope } = context
  assertPurpose(context, request.purpose)
  const rules = filePurposes[request.purpose]
  if (!(rules.types as readonly string[]).includes(request.fileType)) throw fail('file.type')
  if (request.fileSize > rules.bytesMax) throw fail('file.tooLarge', { limit: rules.bytesMax / megabyte })
  const key = `${request.purpose}-${newToken()}`
  const { url, headers } = await platform.storage.putAddress({
    key,
    type: request.fileType,
    length: request.fileSize,
  })
  return write(context, 'file.upload-url', async (tx) => {
    const file = {
      key,
      company_id: companyOf(scope),
      created_by: caller.userId,
      purpose: request.purpose,
      original_name: withoutDirectionMarks(request.fileName.replace(/^.*[\\/]/, '')).trim() || 'file',
      file_type: request.fileType,
      file_size: request.fileSize,
      is_public: request.isPublic,
    }
    if (file.company_id) await assertRoom(tx, file.company_id, file.file_size)
    await insertFile(tx, file)
    const answer = { success: true as const, presignedUrl: url, fileKey: key, headers }
    return { record: { kind: 'file', id: key }, before: null, after: file, answer }
  })
}

function assertPurpose({ caller }: Context, purpose: FilePurpose): void {
  if (purpose !== 'company-document') {
    if (!caller.isOnboarded) throw fail('session.onboarding')
  } else if (!mayCall(access.onboarding.manage, caller.roles)) throw fail('session.forbidden')
}
