import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'

export interface FieldKey {
  /** Letters, digits and hyphens: it stands in front of everything that the key sealed. */
  id: string
  /** 32 bytes. */
  key: Buffer
}

/** Place that a sealed text belongs to. In another place it does not open. */
export interface FieldPlace {
  table: string
  column: string
  rowId: string
}

export interface FieldCrypto {
  /** Encrypts a text for one place, with the current key. */
  seal(text: string, place: FieldPlace): string
  /** The text that was sealed for this place, with any key of the ring. Throws `SealBroken`. */
  open(sealed: string, place: FieldPlace): string
  /** A mark of a text at one place, with the current key: for a secret too short for a plain hash. It does not tell the text. */
  mark(text: string, place: FieldPlace): Buffer
  /** The marks of a text at one place with every key of the ring: one that was made before a change of keys is found by them. */
  marks(text: string, place: FieldPlace): Buffer[]
  /** True if the mark, or its first bytes, is this text's at this place, with any key of the ring; takes the same time for any wrong one. */
  markFits(mark: Buffer, text: string, place: FieldPlace, bytes?: number): boolean
  /** Prefix of everything that was sealed with the current key. */
  currentPrefix: string
}

/** A sealed text that was moved, changed, or sealed with a key that is not in the ring. Holds nothing of it. */
export class SealBroken extends Error {
  override name = 'SealBroken'
  /** Place where it was to be opened. */
  readonly place: FieldPlace

  constructor(message: string, place: FieldPlace) {
    super(message)
    this.place = place
  }
}

const version = 'v1'
const nonceBytes = 12
const tagBytes = 16

/** AES-256-GCM as `v1.<key id>.<nonce, ciphertext and tag>`. The first key of the ring seals. */
export function makeFieldCrypto(ring: readonly [FieldKey, ...FieldKey[]]): FieldCrypto {
  const [current] = ring
  const keys = new Map(ring.map(({ id, key }) => [id, key]))
  const currentPrefix = `${version}.${current.id}.`

  // Apart from the sealing keys: one key does one thing.
  const markKeys = ring.map(({ id, key }) => ({
    id,
    key: Buffer.from(hkdfSync('sha256', key, '', 'corridor mark v1', 32)),
  }))
  const markWith = ({ id, key }: FieldKey, text: string, place: FieldPlace) =>
    createHmac('sha256', key).update(bound(place, id)).update(text).digest()

  return {
    currentPrefix,
    mark: (text, place) => markWith(markKeys[0] as FieldKey, text, place),
    marks: (text, place) => markKeys.map((key) => markWith(key, text, place)),
    markFits: (mark, text, place, bytes = 32) =>
      markKeys.filter((key) => timingSafeEqual(markWith(key, text, place).subarray(0, bytes), mark)).length > 0,
    seal(text, place) {
      const nonce = randomBytes(nonceBytes)
      const cipher = createCipheriv('aes-256-gcm', current.key, nonce).setAAD(bound(place, current.id))
      const body = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
      return currentPrefix + body.toString('base64url')
    },
    open(sealed, place) {
      const [given, id = '', body = '', ...rest] = sealed.split('.')
      if (given !== version || rest.length > 0) throw new SealBroken('This is not a sealed field.', place)
      const key = keys.get(id)
      if (!key) throw new SealBroken(`The key ${JSON.stringify(id.slice(0, 40))} is not in the ring.`, place)
      const bytes = Buffer.from(body, 'base64url')
      if (bytes.length < nonceBytes + tagBytes) throw new SealBroken('The sealed field is cut short.', place)
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, nonceBytes), { authTagLength: tagBytes })
      decipher.setAAD(bound(place, id)).setAuthTag(bytes.subarray(-tagBytes))
      try {
        const text = decipher.update(bytes.subarray(nonceBytes, -tagBytes))
        return Buffer.concat([text, decipher.final()]).toString('utf8')
      } catch {
        throw new SealBroken('The sealed field was changed or moved.', place)
      }
    },
  }
}

const bound = ({ table, column, rowId }: FieldPlace, keyId: string) =>
  Buffer.from(JSON.stringify([version, keyId, table, column, rowId]))
