/** A word of a text as the search compares it, and where it stands in the text: `start` inclusive, `end` exclusive, in UTF-16 units. */
export interface FoundWord {
  word: string
  start: number
  end: number
}

const wordCharsMax = 64

// Scripts without spaces between words: each sign is a word, and a run of them is found as a phrase.
const unspaced = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]\p{M}*`
const spaced = String.raw`(?:(?!${unspaced})[\p{L}\p{N}][\p{M}ـ]*)+`
// `.NET` is a word, `mail.net` is two; C++, C# and F# keep their signs.
const wordPattern = new RegExp(
  String.raw`(?<![\p{L}\p{N}])\.net(?![\p{L}\p{N}])|${unspaced}|${spaced}(?:\+\+|#)?`,
  'giu',
)

/** Accents and the vowel signs of Arabic, which people leave out; the signs of other scripts change the word. */
const marks = /[\u0300-\u036f\u064b-\u065f\u0670\u0640]/g
const letters: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i' }

// Most texts have plain letters alone, which need no folding: their words are found thirty times as fast.
// biome-ignore lint/suspicious/noControlCharactersInRegex: plain letters are those up to 0x7f.
const isPlain = (text: string) => !/[^\x00-\x7f]/.test(text)
const plainPattern = /(?<![a-z\d])\.net(?![a-z\d])|[a-z\d]+(?:\+\+|#)?/gi

/** A word as it is compared: lower case, no accents, at most 64 characters. Élodie and ELODIE are one word. */
export function foldWord(text: string): string {
  if (isPlain(text)) return text.toLowerCase().slice(0, wordCharsMax)
  const plain = text.normalize('NFKD').toLowerCase().replace(marks, '').normalize('NFC')
  return [...plain.replace(/[ßæœøłđðþı]/g, (letter) => letters[letter] ?? letter)].slice(0, wordCharsMax).join('')
}

/**
 * The words of a text in their order. Index, search and marks all use it, so that they agree: C++, C# and .NET are words, node.js and
 * full-stack are two beside each other, each Chinese sign is one.
 */
export function* readWords(text: string): Generator<FoundWord> {
  for (const match of text.matchAll(isPlain(text) ? plainPattern : wordPattern)) {
    const word = foldWord(match[0])
    if (word !== '') yield { word, start: match.index, end: match.index + match[0].length }
  }
}
