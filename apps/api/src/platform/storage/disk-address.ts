import { now } from '../clock.ts'
import { sign, signatureFits } from '../crypto.ts'
import { addressSeconds } from './storage.ts'

/** What a signed address allows: one method on one key, with one type and one length, until a moment. */
export interface FileGrant {
  method: 'PUT' | 'GET'
  key: string
  /** Media type to store, or to send. */
  type: string
  /** Bytes to store; 0 on GET. */
  length: number
  /** Name under which a browser saves the file; empty on PUT. */
  saveAs: string
}

export interface SignedGrant extends FileGrant {
  /** Seconds since 1970. */
  expires: number
  signature: string
}

/** Makes and judges addresses below `root` with one secret. */
export function signedAddresses(secret: Buffer, root: string) {
  return {
    address(grant: FileGrant): string {
      const expires = Math.floor(now().getTime() / 1000) + addressSeconds
      const query = new URLSearchParams({
        type: grant.type,
        length: String(grant.length),
        saveAs: grant.saveAs,
        expires: String(expires),
        signature: sign(secret, toText({ ...grant, expires })),
      })
      return `${root}/${encodeURIComponent(grant.key)}?${query}`
    },
    accepts: ({ signature, ...grant }: SignedGrant): boolean =>
      grant.expires >= now().getTime() / 1000 && signatureFits(secret, toText(grant), signature),
  }
}

const toText = (grant: FileGrant & { expires: number }) =>
  JSON.stringify([grant.method, grant.key, grant.type, grant.length, grant.saveAs, grant.expires])
