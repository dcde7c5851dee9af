import { setImmediate } from 'node:timers/promises'
import { hasMarkup, hasPdfHeader, hasZipTail } from './polyglot.ts'
import { type RtfToken, readRtfTokens } from './rtf-tokens.ts'
import { damagedReason } from './zip-archive.ts'

/** Readers keep a state for each level; nesting beyond this is no document. */
export const rtfDepthMax = 200
const tokensMax = 10_000_000
const tokensBetweenPauses = 50_000

const objects = /^obj(?:ect|data|emb|link|autlink|sub|pub|icemb|html|ocx|update)$/i
const fetching =
  /^\s*(?:DDE|DDEAUTO|LINK|INCLUDE|INCLUDETEXT|INCLUDEPICTURE|IMPORT|EMBED|DATABASE|MACROBUTTON|CONTROL)\b/i
const remote = /^\s*(?!file:\/\/\/[a-z]:)(?:[a-z][\w+.-]+:|[\\/]{2})/i

/** Instruction of a field or a template, spread over any number of groups. */
interface Statement {
  refused: RegExp
  text: string
}

interface Group {
  statement: Statement | null
  opened: boolean
  fallbackChars: number
  skip: number
}

/** Judges rich text: the reason of a refusal, or null. Objects, fields that fetch or run, and templates from outside are refused. */
export async function judgeRtf(bytes: Buffer): Promise<string | null> {
  if (hasPdfHeader(bytes)) return 'The file is rich text and a PDF at once.'
  if (hasMarkup(bytes)) return 'The file is rich text and a web page at once.'
  if (hasZipTail(bytes)) return 'The file is rich text and an archive at once.'
  const groups: Group[] = []
  let ended = false
  let tokens = 0
  for (const token of readRtfTokens(bytes.toString('latin1'))) {
    tokens += 1
    if (tokens % tokensBetweenPauses === 0) await setImmediate()
    if (tokens > tokensMax) return 'The document has too many parts.'
    const group = groups.at(-1)
    if (token.kind === 'open') {
      if (ended) return 'The file is rich text and another document at once.'
      if (groups.length >= rtfDepthMax) return damagedReason
      groups.push({ statement: null, fallbackChars: 1, ...group, opened: false, skip: 0 })
    } else if (token.kind === 'close') {
      if (!group) return damagedReason
      if (group.opened && group.statement?.refused.test(group.statement.text)) return outside
      groups.pop()
      ended = groups.length === 0
    } else if (token.kind === 'word' && objects.test(token.word)) return 'The document contains an embedded object.'
    else if (group) follow(group, token)
  }
  return ended ? null : damagedReason
}

const outside = 'The document loads something from outside when it is opened.'
const watched = new Map([
  ['fldinst', fetching],
  ['template', remote],
  ['subdocument', remote],
])

function follow(group: Group, token: Exclude<RtfToken, { kind: 'open' | 'close' }>): void {
  if (token.kind === 'word') {
    const refused = watched.get(token.word.toLowerCase())
    if (refused) {
      group.statement = { refused, text: '' }
      group.opened = true
    }
    if (token.word === 'uc') group.fallbackChars = token.number ?? 1
    if (token.word !== 'u') return
    say(group, String.fromCharCode((token.number ?? 0) & 0xffff))
    group.skip = group.fallbackChars
    return
  }
  const text =
    token.kind === 'text' ? token.text : token.kind === 'byte' ? String.fromCharCode(token.byte) : token.symbol
  const skipped = Math.min(group.skip, text.length)
  group.skip -= skipped
  say(group, text.slice(skipped))
}

const statementCharsMax = 2000

function say({ statement }: Group, text: string): void {
  if (statement && statement.text.length < statementCharsMax) statement.text += text
}
