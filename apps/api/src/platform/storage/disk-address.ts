import { sign, signatureFits } from '../crypto.ts'
import { addressSeconds, type Clock } from './storage.ts'

/** Grant of a signed address: to put one file of one type and one length under one key, until a moment. */
export interface FileGrant {
  key: string
  /** Media type to store. */
  type: string
  /** Bytes to store. */
  length: number
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
  JSON.stringify(['PUT', grant.key, grant.type, grant.length, grant.expires])
