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

// Every English text, by its key in a translation.
const texts = Object.keys(JSON.parse(readFileSync(join(import.meta.dirname, 'fr.json'), 'utf8')))

it.each(avoided)('no page says %s', (word) => {
  expect(texts.filter((text) => word.test(text))).toEqual([])
})
