/** Words beside each other, compared as `readWords` gives them; with `isPrefix` the last one need only begin so. */
export interface QueryTerm {
  kind: 'term'
  words: readonly string[]
  isPrefix: boolean
}

export type QueryNode =
  | QueryTerm
  | { kind: 'and' | 'or'; parts: readonly QueryNode[] }
  | { kind: 'not'; part: QueryNode; start: number; end: number }

/** Faults of a query: the sentence that names each, a key of the locales. */
export const queryFaults = {
  empty: 'Type what to look for',
  tooLong: 'The query is too long',
  tooDeep: 'Too many parentheses inside each other',
  notClosed: 'A closing parenthesis is missing',
  notOpened: 'This parenthesis was never opened',
  emptyGroup: 'There is nothing between these parentheses',
  notQuoted: 'A closing quotation mark is missing',
  nothingBefore: 'A word is missing before this operator',
  nothingAfter: 'A word is missing after this operator',
  noWord: 'There is no letter or digit to look for here',
  starInside: 'A star can only stand at the end of a word',
  starShort: 'Give at least two letters before the star',
  onlyNot: 'Say also what must be there, not only what must not',
} as const
export type QueryFaultCode = keyof typeof queryFaults

/** Fault and its place: `start` inclusive, `end` exclusive, in UTF-16 units of the query. */
export interface QueryFault {
  code: QueryFaultCode
  start: number
  end: number
}

/** Ends the reading of a query. */
export class QueryRefused extends Error {
  readonly fault: QueryFault

  constructor(code: QueryFaultCode, start: number, end: number) {
    super(queryFaults[code])
    this.fault = { code, start, end }
  }
}
