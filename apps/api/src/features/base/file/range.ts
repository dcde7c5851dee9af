/** Bytes of a file from the one numbered `from` up to, and without, the one numbered `to`. */
export interface Part {
  from: number
  to: number
}

/**
 * Reads a `Range` header (RFC 9110) for a file of so many bytes: one part; null if the file ends before it; undefined, which means the whole
 * file, without a header and for several parts, other units and nonsense.
 */
export function toPart(header: string | undefined, length: number): Part | null | undefined {
  const [, first = '', last = ''] = /^bytes=[ \t]*(\d*)-(\d*)[ \t]*$/i.exec(header ?? '') ?? []
  if (!first && !last) return undefined
  if (!first) return Number(last) > 0 && length > 0 ? { from: Math.max(length - Number(last), 0), to: length } : null
  if (last && Number(last) < Number(first)) return undefined
  const to = last ? Math.min(Number(last) + 1, length) : length
  return Number(first) < length ? { from: Number(first), to } : null
}
