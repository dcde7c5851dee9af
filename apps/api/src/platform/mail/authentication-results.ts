/** Result of one check of a mail (RFC 8601): `dkim=pass header.d=apex.example`. Names and results are in lower case. */
interface Check {
  method: string
  result: string
  /** By `ptype.property`. */
  properties: ReadonlyMap<string, string>
}

/** A header `Authentication-Results`: which server checked a mail, and what it found. */
export interface Authentication {
  /** Empty if the header names none, as Microsoft's does. */
  server: string
  checks: readonly Check[]
}

const charsMax = 10_000
const checksMax = 100

/** Reads such a header's value; undefined for one that does not keep to its grammar, of which nothing is believed. */
export function readAuthentication(value: string): Authentication | undefined {
  const parts = value.length > charsMax ? undefined : toParts(value)
  if (!parts) return undefined
  // Microsoft's servers begin with the first check.
  const isNameless = parts[0]?.includes('=') === true
  const [name = '', version = '1', ...more] = isNameless ? [] : (parts[0] ?? [])
  if (!isNameless && (name === '' || version !== '1' || more.length > 0)) return undefined
  const said = (isNameless ? parts : parts.slice(1)).filter((part) => part.length > 0)
  const isNone = said.length === 1 && said[0]?.length === 1 && said[0][0]?.toLowerCase() === 'none'
  const checks = isNone ? [] : said.map(toCheck)
  if (checks.length > checksMax || checks.includes(undefined)) return undefined
  return { server: name.toLowerCase(), checks: checks.filter((check) => check !== undefined) }
}

/** `method[/version] = result` and what follows, each `name = value`. */
function toCheck(words: readonly string[]): Check | undefined {
  if (words.length % 3 !== 0) return undefined
  const pairs: [name: string, value: string][] = []
  for (let at = 0; at < words.length; at += 3) {
    const [name = '', sign, value = ''] = words.slice(at, at + 3)
    if (sign !== '=' || name === '=' || value === '=') return undefined
    pairs.push([name.toLowerCase(), value])
  }
  const [[method, result], ...properties] = pairs as [[string, string], ...[string, string][]]
  // Takes the first value of a property that is told twice.
  return {
    method: method.replace(/\/1$/, ''),
    result: result.toLowerCase(),
    properties: new Map(properties.reverse()),
  }
}

/** The words and equals signs of each part between semicolons, without comments; undefined if one does not end. */
function toParts(value: string): string[][] | undefined {
  const parts: string[][] = [[]]
  const token = /\s+|(;)|(=)|("(?:[^"\\]|\\.)*")|(\()|([^\s;="()]+)/gsy
  while (token.lastIndex < value.length) {
    const found = token.exec(value)
    if (!found) return undefined
    const [, end, equals, quoted, comment, word] = found
    if (end) parts.push([])
    else if (comment) {
      const after = endOfComment(value, token.lastIndex)
      if (after === undefined) return undefined
      token.lastIndex = after
    } else if (equals || quoted || word) parts.at(-1)?.push(equals ?? word ?? withoutQuotes(quoted ?? ''))
  }
  return parts
}

function endOfComment(value: string, from: number): number | undefined {
  let depth = 1
  for (let at = from; at < value.length; at += 1) {
    if (value[at] === '\\') at += 1
    else if (value[at] === '(') depth += 1
    else if (value[at] === ')') depth -= 1
    if (depth === 0) return at + 1
  }
  return undefined
}

const withoutQuotes = (quoted: string) => quoted.slice(1, -1).replace(/\\(.)/gs, '$1')
