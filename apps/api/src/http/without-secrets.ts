/** The first words of the addresses of pages that one person alone has: what follows opens something, or names somebody. */
const privatePages = new Set([
  ...['c', 'share', 'share-submission', 'invite', 'agree', 'book', 'certificate', 'unsubscribe', 'unsubscribe-digest'],
])
/** A page stands at the begin of its address, or behind a language. */
const pageDepth = 2
const decodingsMax = 5

/**
 * A path without what opens something, however it is written: no part that looks like a token, and nothing behind the first word of a
 * private page. Routers and proxies differ in which spellings they take for the same address, so the shape decides.
 */
export function withoutSecrets(path: string): string {
  const kept: string[] = []
  let depth = 0
  let isPrivate = false
  for (const part of path.split('/')) {
    const plain = decoded(part)
    if (isPrivate && plain !== '') return [...kept, '…'].join('/')
    kept.push(isSecret(plain) ? '…' : part)
    if (plain === '') continue
    depth += 1
    isPrivate ||= depth <= pageDepth && privatePages.has(plain.toLowerCase())
  }
  return kept.join('/')
}

// The server's tokens have 43 signs and more. Ids of records are as long, and open nothing; so is a name of small letters.
const isSecret = (plain: string) =>
  (plain.match(/[\w-]{40,}/g) ?? []).some((run) => /[A-Z]/.test(run)) ||
  plain.split(/[/\\]/).some((word, at, all) => at < all.length - 1 && privatePages.has(word.toLowerCase()))

function decoded(part: string): string {
  let plain = part
  for (let time = 0; time < decodingsMax; time += 1) {
    const next = plain.replace(/%([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    if (next === plain) break
    plain = next
  }
  return plain
}
