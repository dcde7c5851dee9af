import type { Context } from '../../../db/scope/context.ts'
import type { Follower } from '../../../http/visitor.ts'
import { hashToken, newToken } from '../../../platform/crypto.ts'
import { insertAddress } from './store.ts'

export const fileAddressRoot = '/api/v1/files'

interface Given {
  key: string
  /** Media type to send. */
  type: string
  /** Name under which a browser saves the file. */
  saveAs: string
}

/**
 * Gives the caller's session an address of this server that downloads a kept file once, within five minutes. The caller may have the file
 * now; at the address that is asked again.
 */
export async function giveAddress({ db, caller }: Context, follower: Follower, { key, type, saveAs }: Given) {
  const token = newToken()
  const address = { session_id: caller.sessionId, file_key: key, file_type: type, save_as: saveAs }
  await insertAddress(db, hashToken(token), address)
  follower.mark()
  return { success: true as const, presignedUrl: `${fileAddressRoot}/${token}` }
}
