import { type Fragment, likeLiteral, type Sql } from '../../platform/sql.ts'

/** Below it trigrams are of no use. */
export const trigramCharsMin = 3

/** One word of any script. */
const wordPattern = /[\p{L}\p{M}\p{N}]+/u
/** Pattern of a term that an index of trigrams can find. */
export const trigram = /[\p{L}\p{M}\p{N}]{3}/u

/**
 * A term among the rows of `t`, by their `search_text` (with an index of trigrams) and `search_words` (a tsvector of it, with its index).
 * Trigrams cannot help a search of one or two characters; the list of words can, by their beginnings. Signs are in no word: beside a
 * letter, as in "O'", the words lead to the rows whose text has both; alone they are looked for in every row.
 */
export function hasTerm(sql: Sql, term: string): Fragment {
  const word = term.match(wordPattern)?.[0]
  const asText = hasText(sql, term)
  if ([...term].length >= trigramCharsMin || !word) return asText
  return word === term ? hasWord(sql, term) : sql`(${hasWord(sql, word)} and ${asText})`
}

export const hasText = (sql: Sql, term: string) => holds(sql, 't.search_text', term)

/**
 * A term within a folded text of a row. The searched text is a query of its own: the term is folded once, not again for each row, and
 * PostgreSQL keeps one plan for all terms, which takes longer to make than to run. PostgreSQL then cannot see that a term holds no trigram,
 * for which an index would be read whole, and every row behind it: the empty text keeps from that.
 */
export const holds = (sql: Sql, text: string, term: string) =>
  sql`${sql.unsafe(trigram.test(term) ? text : `(${text} || '')`)} like (select '%' || search_fold(${likeLiteral(term)}) || '%')`

// Folding may make a quote of a letter, so quotes are taken out after it. A query of its own, as above.
const hasWord = (sql: Sql, term: string) =>
  sql`t.search_words @@ (select to_tsquery('simple', '''' || translate(search_fold(${term}), '''\\', '  ') || ''':*'))`
