import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { NounPages } from '../../lib/pages'
import ar from '../../locales/ar.json'
import { collectKeys, type Found, sourceFiles } from '../../locales/collect-keys'
import fr from '../../locales/fr.json'
import zh from '../../locales/zh.json'
import * as nouns from '../../pages'
import { findArticle, helpFor, searchArticles } from './find-articles'
import { themes } from './themes'

const articles = themes.flatMap((theme) => theme.articles)
const textsOf = ({ title, answer, steps = [], notes = [] }: (typeof articles)[number]) => [
  title,
  answer,
  ...steps,
  ...notes,
]
const labelsIn = (text: string) => [...text.matchAll(/\[\[(.+?)\]\]/g)].map(([, label]) => label ?? '')
const keysIn = (text: string) => [...text.matchAll(/\(\((.+?)\)\)/g)].map(([, key]) => key ?? '')

const officePages = Object.values<NounPages>(nouns).flatMap(({ pages }) => Object.keys(pages ?? {}))
const src = join(import.meta.dirname, '../..')
const said: Found = { keys: new Set(), bare: [] }
for (const file of sourceFiles(src)) if (!file.includes('visit/help/')) collectKeys(file, said)

describe('Help', () => {
  it('has one article of each address', () => {
    const ids = articles.map(({ id }) => id)
    expect(ids).toEqual([...new Set(ids)])
  })

  it.each(articles)('$id names only labels that the product has', (article) => {
    const missing = textsOf(article)
      .flatMap(labelsIn)
      .filter((label) => !said.keys.has(label))
    expect(missing).toEqual([])
  })

  it.each(Object.entries({ fr, zh, ar }))(
    'in %s names the same labels and keys as in English',
    (_, texts: Record<string, string>) => {
      const marksOf = (text: string) => [...labelsIn(text), ...keysIn(text)].sort()
      const differing = articles
        .flatMap(textsOf)
        .filter((text) => marksOf(texts[text] ?? '').join() !== marksOf(text).join())
      expect(differing).toEqual([])
    },
  )

  it.each(articles)(
    '$id leads on to articles that are there, and shows a picture that is',
    ({ next = [], picture }) => {
      expect(next.filter((id) => !findArticle(id))).toEqual([])
      const files = picture ? ['light', 'dark'].map((theme) => `help-pictures/${picture.name}-${theme}.webp`) : []
      expect(files.filter((file) => !existsSync(join(src, '../public', file)))).toEqual([])
    },
  )

  it('explains every page of the office', () => {
    expect(officePages.filter((path) => helpFor(path) === '/help')).toEqual([])
  })

  it('names only pages that are there', () => {
    const starts = articles.flatMap(({ pages = [] }) => pages)
    const known = [...officePages, '/error/404', '/company/onboarding/step1']
    expect(starts.filter((start) => !known.some((path) => path.startsWith(start)))).toEqual([])
  })

  it.each([
    ['/company/hotlist/list-hotlist', '/help/hotlist'],
    ['/company/hotlist/share/1', '/help/share-hotlist'],
    ['/company/job/board', '/help/pipeline'],
    ['/error/404', '/help/errors'],
    ['/nowhere', '/help'],
    ['//evil.example', '/help'],
  ])('%s is explained by %s', (page, article) => {
    expect(helpFor(page)).toBe(article)
  })

  const found = (asked: string, texts: Record<string, string> = {}) =>
    searchArticles(asked, (key) => texts[key] ?? key).map(({ id }) => id)

  it.each<[asked: string, first: string, texts: Record<string, string>]>([
    ['publish job', 'publish-job', {}],
    ['DUPLICATES', 'duplicates', {}],
    ['unsubscribe', 'unsubscribe', {}],
    ['unsubscrbe', 'unsubscribe', {}],
    ['hotllist', 'hotlist', {}],
    ['présentation', 'submit', fr],
    ['presentation', 'submit', fr],
    ['面试', 'interview', zh],
    ['مقابلة', 'interview', ar],
  ])('finds "%s"', (asked, first, texts) => {
    expect(found(asked, texts)).toContain(first)
  })

  it('finds nothing for words that no article has together, and nothing for no words', () => {
    expect([found('hotlist zebra'), found('  ')]).toEqual([[], []])
  })
})
