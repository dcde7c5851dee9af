import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import type { FieldKey } from './field-crypto.ts'
import { loadOrMakeSecret } from './secret-file.ts'

export type KeyRing = readonly [FieldKey, ...FieldKey[]]

const keyBytes = 32

/** `id:base64,id:base64` as keys, the current one first; null if it is not that. */
export function parseFieldKeys(text: string): KeyRing | null {
  const keys = text.split(',').map((entry) => {
    const [, id = '', base64 = ''] = /^([a-z0-9-]{1,32}):([A-Za-z0-9+/_-]{43}=?)$/i.exec(entry.trim()) ?? []
    return { id, key: Buffer.from(base64, 'base64') }
  })
  const ids = new Set(keys.map(({ id }) => id))
  const [first, ...more] = keys
  const isWhole = first && ids.size === keys.length && keys.every(({ id, key }) => id && key.length === keyBytes)
  return isWhole ? [first, ...more] : null
}

/** The ring that lies in the data folder; made at the first start. */
export async function loadOwnKeys(dataDir: string): Promise<KeyRing> {
  const path = join(dataDir, 'secrets', 'field-keys')
  const keys = parseFieldKeys(await loadOrMakeSecret(path, makeFieldKey))
  if (!keys) throw new Error(`${path} does not hold keys as id:base64. Restore it from a backup.`)
  return keys
}

// No two made keys share an id, so that a lost ring is told from a wrong one.
const makeFieldKey = () => `k${randomBytes(4).toString('hex')}:${randomBytes(keyBytes).toString('base64')}\n`
