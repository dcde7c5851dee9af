import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

// docs/glossary.md, 'Words on pages': what is said otherwise there.
const avoided = [
  /\bstands? here\b/,
  /\bfaulty\b/i,
  /\bbrought in\b/i,
  /\b(take|taken|took) back\b/i,
  /\b(that|already) waits?\b|\bwaits\b/i,
  /\b(ask|asks|asked) for (a new|a plan|this plan)\b/i,
  /\bdaily letter\b/i,
  /\bas far as can be told\b/,
  /\bmeanwhile\b/,
  /\bmoved on\b/,
  /\b(at it now|who is at it)\b/i,
  /\bby (mail|letter)\b/,
]

const read = (file: string): Record<string, string> => JSON.parse(readFileSync(join(import.meta.dirname, file), 'utf8'))

// Every English text, by its key in a translation.
const texts = Object.keys(read('fr.json'))

it.each(avoided)('no page says %s', (word) => {
  expect(texts.filter((text) => word.test(text))).toEqual([])
})

// Texts for which a plainer one stands now: they do not come back, in no language.
const replaced = JSON.parse(readFileSync(join(import.meta.dirname, 'replaced-words.json'), 'utf8')) as Record<
  string,
  string[]
>

it.each(Object.entries(replaced))('no page says again in %s what was said more plainly since', (language, old) => {
  const said = language === 'en' ? texts : Object.values(read(`${language}.json`))
  expect(said.filter((text) => old.includes(text))).toEqual([])
})
