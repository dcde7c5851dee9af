import { describe, expect, it } from 'vitest'
import { judgeFirstWords } from './first-words.ts'

const file = 'apps/api/src/db/write.ts'

describe('the first word of a sentence in a comment', () => {
  it.each([
    ['of a docstring', 1, '/** What an import holds. */'],
    ['of a line', 1, '// Who signed in.'],
    ['behind code', 1, 'const most = 3 // Where it ends.'],
    ['behind a text that holds two slashes', 1, "const at = 'http://x' // Of nobody."],
    ['of a later sentence', 1, '/** Reads a row. Where there is none, it throws. */'],
    ['of a sentence on a later line', 3, '/**\n * Reads a row.\n * What is missing stays empty.\n */'],
    ['of a sentence that begins inside a later line', 2, '// Reads a row that\n// stands. Who asks sees it.'],
    ['of a paragraph', 4, '/**\n * Rows\n *\n * Who reads them\n */'],
    ['of an item of a list', 2, '// Rows:\n// - What they hold'],
    ['of a question', 1, '// Who may read it?'],
    ['in quotation marks', 1, "// 'Where' is no noun."],
    ['of a comment in the markup', 1, '{/* What a reader sees. */}'],
  ])('is a fault %s', (_, line, source) => {
    expect(judgeFirstWords(file, source)).toEqual([expect.stringMatching(new RegExp(`^${file}:${line}: .+ — .+`))])
  })

  it.each([
    ['a noun', '/** Rows of a list. Source: product.md, Who may do what. */'],
    ['a wrapped line that goes on with such a word', '/**\n * Source: product.md,\n * Who may do what.\n */'],
    ['a wrapped line of a line comment', '// Tells the person\n// Who, of the two, is meant.'],
    ['an abbreviation', '/** Reads a place, e.g. Dallas. */'],
    ['a word that only begins so', '/** Whose it is. Whatever comes. Offers stay. */'],
    ['a text of the code', "const title = '// What a thing is.'"],
    ['a text behind a text', 'const title = `one // Who`'],
    ['an address', 'const at = `https://x/` + "//Who"'],
    ['code alone', 'What.of(Who)'],
  ])('may be: %s', (_, source) => {
    expect(judgeFirstWords(file, source)).toEqual([])
  })
})
