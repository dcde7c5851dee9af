// One key for one intention: kept while no answer came, so that saving again after a lost network does not add a second record.
const keys = new Map<string, string>()
const keyBytes = 16

const isAdd = (path: readonly string[]) => path.at(-1)?.startsWith('add') ?? false
const nameOf = (path: readonly string[], input: unknown) => JSON.stringify([path, input])

function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(keyBytes))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The header that lets the server do an add once, however often it is sent; nothing for other calls. */
export function requestKey(path: readonly string[], input: unknown): Record<string, string> {
  if (!isAdd(path)) return {}
  const name = nameOf(path, input)
  const key = keys.get(name) ?? newKey()
  keys.set(name, key)
  return { 'idempotency-key': key }
}

/** An answer came, whatever it says: the same values sent again are a new intention. */
export const forgetRequestKey = (path: readonly string[], input: unknown) => keys.delete(nameOf(path, input))
