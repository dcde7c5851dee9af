import { sign, signatureFits } from '../crypto.ts'
import { addressSeconds, type Clock } from './storage.ts'

/** Grant of a signed address: one method on one key, with one type and one length, until a moment. */
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

/** Makes and judges addresses below `root` with one secret, by one clock for all nodes. */
export function signedAddresses(secret: Buffer, root: string, time: Clock) {
  return {
    async address(grant: FileGrant): Promise<string> {
      const expires = Math.floor((await time()).getTime() / 1000) + addressSeconds
      const query = new URLSearchParams({
        type: grant.type,
        length: String(grant.length),
        saveAs: grant.saveAs,
        expires: String(expires),
        signature: sign(secret, toText({ ...grant, expires })),
      })
      return `${root}/${encodeURIComponent(grant.key)}?${query}`
    },
    async accepts({ signature, ...grant }: SignedGrant): Promise<boolean> {
      if (!signatureFits(secret, toText(grant), signature)) return false
      const left = grant.expires - (await time()).getTime() / 1000
      return left >= 0 && left <= addressSeconds
    },
  }
}

const toText = (grant: FileGrant & { expires: number }) =>
  JSON.stringify([grant.method, grant.key, grant.type, grant.length, grant.saveAs, grant.expires])
