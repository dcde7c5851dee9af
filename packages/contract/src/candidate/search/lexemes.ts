import { QueryRefused, type QueryTerm } from './query-tree.ts'
import { readWords } from './words.ts'

type Place = { start: number; end: number }
export type Lexeme =
  | (Place & { kind: 'open' | 'close' | 'and' | 'or' | 'not' })
  | (Place & { kind: 'term'; term: QueryTerm })

// A quotation, a parenthesis, a minus before something, or a run of anything else. Quotes of word processors are quotes.
const lexemePattern = /(["“”„«»])|([()])|(-(?=[^\s)]))|([^\s()"“”„«»]+)/gu
const quote = /["“”„«»]/u
const operators = { AND: 'and', OR: 'or', NOT: 'not' } as const
const prefixCharsMin = 2
const unspacedSign = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u

/** The words, phrases, operators and parentheses of a query. Throws `QueryRefused`. */
export function readLexemes(text: string): Lexeme[] {
  const lexemes: Lexeme[] = []
  lexemePattern.lastIndex = 0
  const pattern = new RegExp(lexemePattern)
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    const place = { start: match.index, end: pattern.lastIndex }
    const [run, opened, parenthesis, minus] = match
    if (opened) {
      const end = closingOf(text, place)
      lexemes.push({ kind: 'term', term: toPhrase(text, place.end, end), start: place.start, end: end + 1 })
      pattern.lastIndex = end + 1
    } else if (parenthesis) lexemes.push({ kind: parenthesis === '(' ? 'open' : 'close', ...place })
    else if (minus) lexemes.push({ kind: 'not', ...place })
    else lexemes.push(toLexeme(run, place))
  }
  return lexemes
}

function closingOf(text: string, { start, end }: Place): number {
  const length = text.slice(end).search(quote)
  if (length === -1) throw new QueryRefused('notQuoted', start, end)
  return end + length
}

function toLexeme(run: string, place: Place): Lexeme {
  if (run in operators) return { kind: operators[run as keyof typeof operators], ...place }
  return { kind: 'term', term: toTerm(run, place), ...place }
}

function toTerm(run: string, { start, end }: Place): QueryTerm {
  const star = run.indexOf('*')
  const isPrefix = star !== -1
  if (isPrefix && star < run.length - 1) throw new QueryRefused('starInside', start + star, start + star + 1)
  const words = wordsOf(isPrefix ? run.slice(0, -1) : run)
  if (words.length === 0) throw new QueryRefused('noWord', start, end)
  const last = words.at(-1) ?? ''
  if (isPrefix && last.length < prefixCharsMin && !unspacedSign.test(last)) {
    throw new QueryRefused('starShort', start, end)
  }
  return { kind: 'term', words, isPrefix }
}

function toPhrase(text: string, start: number, end: number): QueryTerm {
  const words = wordsOf(text.slice(start, end))
  if (words.length === 0) throw new QueryRefused('noWord', start - 1, end + 1)
  return { kind: 'term', words, isPrefix: false }
}

const wordsOf = (text: string) => [...readWords(text)].map(({ word }) => word)
