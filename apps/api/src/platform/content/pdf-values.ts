/** A value of a PDF, as its bytes spell it. A dictionary keeps each entry, also of a name that comes twice: readers differ in which counts. */
export type PdfValue =
  | { kind: 'name'; name: string }
  | { kind: 'ref'; number: number }
  | { kind: 'number'; number: number }
  | { kind: 'string'; text: string }
  | { kind: 'array'; items: PdfValue[] }
  | { kind: 'dict'; entries: [name: string, value: PdfValue][] }
  | { kind: 'other' }

/** The file is deeper or longer than an honest one. */
export class PdfUnreadable extends Error {
  override name = 'PdfUnreadable'
}

const depthMax = 60
const other: PdfValue = { kind: 'other' }

// White space and comments, a name, a number, brackets, a hexadecimal string, a word.
const token =
  /(?:[\0\t\n\f\r ]|%[^\r\n]*)+|\/([^\0\t\n\f\r ()<>[\]{}/%]*)|([+-]?\d+(?:\.\d*)?|[+-]?\.\d+)|(<<|>>|\[|\])|<[^<>]*>|([^\0\t\n\f\r ()<>[\]{}/%]+)/y

/** Reads values from text in which each byte is a sign. `steps` bounds the work over all that is read of one file. */
export function pdfValuesIn(text: string, steps: { left: number }) {
  let at = 0
  let isOdd = false

  function next(): { sign: string; name?: string; text?: string } | undefined {
    while (at < text.length) {
      const begin = at
      token.lastIndex = at
      const found = token.exec(text)
      at = found ? token.lastIndex : text[at] === '(' ? endOfString(text, at) : at + 1
      steps.left -= at - begin + 8
      if (steps.left < 0) throw new PdfUnreadable()
      // Some readers take a lone bracket for the begin of a string, others pass it over: they would see different values.
      if (!found && text[begin] !== '(') isOdd = true
      if (!found) return text[begin] === '(' ? { sign: '', text: toText(text.slice(begin + 1, at - 1)) } : { sign: '' }
      const [whole, name, number, bracket, word] = found
      if (name !== undefined) return { sign: '/', name: toName(name) }
      const sign = number ?? bracket ?? word
      if (sign !== undefined) return { sign }
      if (whole.startsWith('<')) return { sign: '', text: ofHex(whole) }
    }
    return undefined
  }

  function read(depth: number): PdfValue | 'end' {
    const found = next()
    if (!found || found.sign === '>>' || found.sign === ']') return 'end'
    const { sign, name, text: said } = found
    if (name !== undefined) return { kind: 'name', name }
    if (said !== undefined) return { kind: 'string', text: said }
    if (sign === '[') return { kind: 'array', items: readUntilEnd(depth) }
    if (sign === '<<') return { kind: 'dict', entries: toEntries(readUntilEnd(depth)) }
    if (!/^[+-]?[\d.]/.test(sign)) return sign === 'endobj' || sign === 'stream' ? 'end' : other
    return readReference(Number(sign)) ?? { kind: 'number', number: Number(sign) }
  }

  function readUntilEnd(depth: number): PdfValue[] {
    if (depth >= depthMax) throw new PdfUnreadable()
    const items: PdfValue[] = []
    for (let item = read(depth + 1); item !== 'end'; item = read(depth + 1)) items.push(item)
    if (!/[>\]]/.test(text[at - 1] ?? '')) isOdd = true
    return items
  }

  // `12 0 R`
  function readReference(number: number): PdfValue | undefined {
    const back = at
    if (/^\d+$/.test(next()?.sign ?? '') && next()?.sign === 'R') return { kind: 'ref', number }
    at = back
    return undefined
  }

  return {
    /** The value that stands at a place. */
    valueAt(place: number): PdfValue {
      at = place
      isOdd = false
      const value = read(0)
      return value === 'end' ? other : value
    },
    /** True if readers may disagree on the value that was read last. */
    isOdd: () => isOdd,
    /** Finds the place at which the bytes of a stream begin, if one follows the value that was read last. */
    streamBegin(): number | undefined {
      if (next()?.sign !== 'stream') return undefined
      return at + (/^[ \t]*(?:\r\n|\r|\n)?/.exec(text.slice(at, at + 8))?.[0].length ?? 0)
    },
  }
}

// A sign may be written as #xx.
const toName = (spelled: string) =>
  spelled.replace(/#([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))

const escapes: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }

const toText = (spelled: string) =>
  ofBytes(
    spelled.replace(/\\(?:([0-7]{1,3})|\r\n|([\s\S]))/g, (_, octal?: string, sign?: string) => {
      if (octal) return String.fromCharCode(Number.parseInt(octal, 8) & 255)
      if (!sign || sign === '\n' || sign === '\r') return ''
      return escapes[sign] ?? sign
    }),
  )

const ofHex = (spelled: string) => ofBytes(Buffer.from(spelled.replace(/[^\da-f]/gi, ''), 'hex').toString('latin1'))

// Names of files may be written in UTF-16, which a mark at their begin says.
const ofBytes = (bytes: string) =>
  bytes.startsWith('\xfe\xff')
    ? Buffer.from(bytes.slice(2, bytes.length - (bytes.length % 2)), 'latin1')
        .swap16()
        .toString('utf16le')
    : bytes

// Names and values take turns; if they do not, each name is taken as one, so that nothing hides behind a missing value.
function toEntries(items: PdfValue[]): [string, PdfValue][] {
  return items.flatMap((item, index): [string, PdfValue][] =>
    item.kind === 'name' ? [[item.name, items[index + 1] ?? other]] : [],
  )
}

function endOfString(text: string, begin: number): number {
  let open = 0
  for (let at = begin; at < text.length; at += 1) {
    const sign = text[at]
    if (sign === '\\') at += 1
    else if (sign === '(') open += 1
    else if (sign === ')') {
      open -= 1
      if (open === 0) return at + 1
    }
  }
  return text.length
}
