export interface KeptBounds {
  bytesMax: number
  keptMs: number
}

export interface Kept {
  find(name: string): Uint8Array | undefined
  keep(name: string, bytes: Uint8Array): void
  clear(): void
}

/**
 * Bytes that are likely asked for again: those that were asked for last, each for a while. Bytes that alone take an eighth of the room are
 * not kept.
 */
export function keepLatest({ bytesMax, keptMs }: KeptBounds): Kept {
  const known = new Map<string, { bytes: Uint8Array; end: NodeJS.Timeout }>()
  let total = 0
  const forget = (name: string) => {
    const found = known.get(name)
    if (!found) return
    clearTimeout(found.end)
    known.delete(name)
    total -= found.bytes.length
  }
  return {
    find(name) {
      const found = known.get(name)
      if (!found) return undefined
      // A map gives back in the order of putting in.
      known.delete(name)
      known.set(name, found)
      return found.bytes
    },
    keep(name, bytes) {
      forget(name)
      if (bytes.length > bytesMax / 8) return
      known.set(name, { bytes, end: setTimeout(() => forget(name), keptMs).unref() })
      total += bytes.length
      for (const oldest of known.keys()) {
        if (total <= bytesMax) break
        forget(oldest)
      }
    },
    clear() {
      for (const name of [...known.keys()]) forget(name)
    },
  }
}
