import { type Lexeme, readLexemes } from './lexemes.ts'
import { type QueryFault, type QueryNode, QueryRefused } from './query-tree.ts'

/** The parameters of an address and of a saved view hold no more. */
export const queryCharsMax = 200
const depthMax = 20

export type ReadQuery = { tree: QueryNode; fault?: undefined } | { tree?: undefined; fault: QueryFault }

/**
 * Reads `java AND (kafka OR kinesis) NOT trainer`, or says what is wrong and where. NOT (or a minus) binds closest, then AND, which may be
 * left out, then OR. Operators are upper case: `or` is a word. Never throws.
 */
export function readQuery(text: string): ReadQuery {
  try {
    if (text.length > queryCharsMax) throw new QueryRefused('tooLong', queryCharsMax, text.length)
    const tree = readWhole(readLexemes(text), text.length)
    assertFindable(tree)
    return { tree }
  } catch (error) {
    if (error instanceof QueryRefused) return { fault: error.fault }
    throw error
  }
}

function readWhole(lexemes: Lexeme[], end: number): QueryNode {
  if (lexemes.length === 0) throw new QueryRefused('empty', 0, end)
  let at = 0
  const next = () => lexemes[at]

  function readOr(depth: number): QueryNode {
    const parts = [readAnd(depth)]
    while (next()?.kind === 'or') {
      const operator = lexemes[at++] as Lexeme
      parts.push(readAnd(depth, operator))
    }
    return parts.length === 1 ? (parts[0] as QueryNode) : { kind: 'or', parts }
  }

  function readAnd(depth: number, before?: Lexeme): QueryNode {
    const parts = [readNot(depth, before)]
    for (let lexeme = next(); lexeme && lexeme.kind !== 'or' && lexeme.kind !== 'close'; lexeme = next()) {
      if (lexeme.kind === 'and') at += 1
      parts.push(readNot(depth, lexeme.kind === 'and' ? lexeme : undefined))
    }
    return parts.length === 1 ? (parts[0] as QueryNode) : { kind: 'and', parts }
  }

  function readNot(depth: number, before?: Lexeme): QueryNode {
    const lexeme = next()
    if (depth > depthMax) throw new QueryRefused('tooDeep', lexeme?.start ?? end, lexeme?.end ?? end)
    if (lexeme?.kind !== 'not') return readOne(depth, before)
    at += 1
    return { kind: 'not', part: readNot(depth + 1, lexeme), start: lexeme.start, end: lexeme.end }
  }

  function readOne(depth: number, before?: Lexeme): QueryNode {
    const lexeme = next()
    // `AND` before nothing is at fault, not the nothing.
    if (lexeme?.kind === 'term') {
      at += 1
      return lexeme.term
    }
    if (lexeme?.kind === 'open') return readGroup(lexeme, depth)
    if (before) throw new QueryRefused('nothingAfter', before.start, before.end)
    if (lexeme?.kind === 'close') throw new QueryRefused('notOpened', lexeme.start, lexeme.end)
    throw new QueryRefused('nothingBefore', lexeme?.start ?? end, lexeme?.end ?? end)
  }

  function readGroup(open: Lexeme, depth: number): QueryNode {
    at += 1
    if (next()?.kind === 'close') throw new QueryRefused('emptyGroup', open.start, (next() as Lexeme).end)
    if (!next()) throw new QueryRefused('notClosed', open.start, open.end)
    const inside = readOr(depth + 1)
    if (next()?.kind !== 'close') throw new QueryRefused('notClosed', open.start, open.end)
    at += 1
    return inside
  }

  const tree = readOr(0)
  const left = next()
  if (left) throw new QueryRefused('notOpened', left.start, left.end)
  return tree
}

/** Refuses a query that no word leads to: one that only says what must not be there would mean to look at everybody. */
function assertFindable(tree: QueryNode): void {
  const excluded = findExcluded(tree)
  if (excluded) throw new QueryRefused('onlyNot', excluded.start, excluded.end)
}

/** The NOT that alone would lead to its part of the tree. */
function findExcluded(node: QueryNode): { start: number; end: number } | undefined {
  if (node.kind === 'not') return node
  if (node.kind === 'or') return node.parts.map(findExcluded).find((found) => found !== undefined)
  if (node.kind !== 'and') return undefined
  const found = node.parts.map(findExcluded)
  return found.every((each) => each !== undefined) ? found[0] : undefined
}
