export type RtfToken =
  | { kind: 'open' }
  | { kind: 'close' }
  | { kind: 'word'; word: string; number: number | null }
  | { kind: 'symbol'; symbol: string }
  | { kind: 'byte'; byte: number }
  | { kind: 'text'; text: string }

const token = /\\([a-z]+)(-?\d{1,10})?[ ]?|\\'([\da-f]{2})|\\([^a-z])|([{}])|([^\\{}\r\n]+)/giy

/** Walks rich text (bytes read as Latin-1) word by word; what `\bin` announces is stepped over, not looked at. */
export function* readRtfTokens(rtf: string): Generator<RtfToken> {
  for (let at = 0; at < rtf.length; ) {
    token.lastIndex = at
    const match = token.exec(rtf)
    if (!match) {
      at += 1
      continue
    }
    at = token.lastIndex
    const [, word, digits, hex, symbol, brace, text] = match
    if (word) {
      const number = digits === undefined ? null : Number(digits)
      if (word === 'bin') at += Math.max(0, number ?? 0)
      yield { kind: 'word', word, number }
    } else if (hex) yield { kind: 'byte', byte: Number.parseInt(hex, 16) }
    else if (symbol) yield { kind: 'symbol', symbol }
    else if (brace) yield brace === '{' ? { kind: 'open' } : { kind: 'close' }
    else if (text) yield { kind: 'text', text }
  }
}
