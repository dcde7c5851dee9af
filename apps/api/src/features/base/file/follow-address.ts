import { access } from '@corridor/contract/wire/access'
import type { Pool } from '../../../db/pool/pool.ts'
import { isMarked } from '../../../http/session/file-cookie.ts'
import { findAdmitted, toContext, tokenOf } from '../../../http/session/gate.ts'
import { hashToken } from '../../../platform/crypto.ts'
import { fail } from '../../../platform/fail.ts'
import type { KeptBytes } from '../../../platform/storage/storage.ts'
import type { Platform } from '../../../platform.ts'
import { mayStillRead } from './download-url.ts'
import { claimAddress, findAddress, leaveAddress } from './store.ts'

export interface DownloadParts {
  db: Pool
  platform: Platform
}

/** Proof of the session that a request comes from: its token, or the mark that its browser keeps. */
interface Shown {
  authorization: string | undefined
  cookies: string | undefined
  requestId: string
}

export interface Download {
  bytes: KeptBytes
  /** Media type to send. */
  type: string
  /** Name under which a browser saves the file. */
  saveAs: string
  /** Names the bytes: a key stands for the same ones for ever. */
  tag: string
  /** Claims the address for one reading. Throws `file.addressUsed` for whoever comes second. */
  claim(): Promise<void>
  /** Ends that reading: the address is used, or may be followed again. */
  leave(isUsed: boolean): void
}

const rule = { access: access.files.read, beforeOnboarding: true }

/**
 * The file behind an address, for the session that asked for it, as far as its person may have the file at this moment. Throws
 * `file.addressDead`, which tells nobody why, and `file.addressUsed`.
 */
export async function followAddress(parts: DownloadParts, token: string, shown: Shown): Promise<Download> {
  const { db, platform } = parts
  const tokenHash = hashToken(token)
  const address = await findAddress(db, tokenHash)
  if (!address || !(await mayFollow(parts, address, shown))) throw fail('file.addressDead')
  const { file_key: key, file_type: type, save_as: saveAs, state } = address
  if (state !== 'given') throw fail('file.addressUsed')
  return {
    bytes: await platform.storage.read(key),
    ...{ type, saveAs, tag: hashToken(key).toString('base64url') },
    async claim() {
      if (!(await claimAddress(db, tokenHash))) throw fail('file.addressUsed')
    },
    leave(isUsed) {
      // A lost update leaves the address claimed, and so refused, until its time is over.
      leaveAddress(db, tokenHash, isUsed ? 'used' : 'given').catch(() => undefined)
    },
  }
}

async function mayFollow(
  parts: DownloadParts,
  { session_id: id, file_key: key }: { session_id: string; file_key: string },
  { authorization, cookies, requestId }: Shown,
): Promise<boolean> {
  const token = tokenOf(authorization)
  const by = isMarked(cookies, parts.platform.fields, id) ? { id } : token && { token }
  const admitted = by ? await findAdmitted(parts.db, rule, by) : undefined
  if (admitted?.caller.sessionId !== id) return false
  return mayStillRead(toContext({ ...parts, requestId, idempotency: null }, admitted), key)
}
