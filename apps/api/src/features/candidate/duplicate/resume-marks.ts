const marksCount = 32
const bandMarks = 4
const wordsMin = 60
const shingleWords = 3

/**
 * Marks by which two texts can be compared without the texts (MinHash over every three words): the share of equal marks is about the share
 * of what the texts have in common. Empty if there is too little text to tell.
 */
export function marksOf(text: string): number[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  if (words.length < wordsMin) return []
  const marks = new Array<number>(marksCount).fill(0xffffffff)
  for (let at = 0; at + shingleWords <= words.length; at += 1) {
    const hash = hashOf(words.slice(at, at + shingleWords).join(' '))
    for (let n = 0; n < marksCount; n += 1) {
      const mixed = mix(hash ^ Math.imul(n + 1, 0x9e3779b1))
      if (mixed < (marks[n] as number)) marks[n] = mixed
    }
  }
  // As PostgreSQL's int keeps them.
  return marks.map((mark) => mark | 0)
}

/** 0 to 1; undefined if one of the texts is not known. */
export function sharedMarks(a: readonly number[], b: readonly number[]): number | undefined {
  if (a.length === 0 || a.length !== b.length) return undefined
  return a.filter((mark, at) => mark === b[at]).length / a.length
}

/** Texts that have much in common agree in one of these at least. */
export const bandsOf = (marks: readonly number[]): string[] =>
  Array.from({ length: marks.length / bandMarks }, (_, band) =>
    [band, ...marks.slice(band * bandMarks, (band + 1) * bandMarks)].join('.'),
  )

/** FNV-1a, 32 bits. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash >>> 0
}

function mix(value: number): number {
  let mixed = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return (mixed ^ (mixed >>> 16)) >>> 0
}
