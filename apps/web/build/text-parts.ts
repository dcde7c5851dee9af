import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { collectKeys, type Found, sourceFiles } from '../src/locales/collect-keys.ts'
import { partOf } from './part-name.ts'
import { SaidTexts } from './said-texts.ts'

const languages = ['fr', 'zh', 'ar'] as const
const splitPage = /\?tsr-split=/
const laterImport = /\bimport\((["'])([^"']+)\1\)/g
const ours = /\/(apps\/web|packages\/contract)\/src\/.*\.tsx?$/
const speaking = /\/apps\/web\/src\/(?!visit\/|locales\/)/
const refusals = '/packages/contract/src/gathered/errors.ts'

/** Files whose texts come with an entry, by the end of their names. A refusal's texts come with the first one. */
const entries = { office: '/src/main.tsx', door: '/src/door/main.tsx', errors: '/src/lib/call/error-texts.ts' }
const starts = ['office', 'door'] as const

type Graph = Pick<Rolldown.PluginContext, 'getModuleIds' | 'getModuleInfo'>

/**
 * Cuts each language into parts: what an entry says, and what each module says that is loaded later, as a page or a dialog. A text belongs
 * to the parts whose modules reach a file with its key at once. Whatever nobody spells, as the server's sentences, goes with the office;
 * what public pages alone say, nowhere.
 */
export function textParts(): Plugin {
  const roots = new Set<string>()
  let parts = new Map<string, Set<string>>()
  let release = ''
  return {
    name: 'text-parts',
    apply: 'build',
    async transform(code, id) {
      if (!speaking.test(id)) return
      const later = await Promise.all(
        [...code.matchAll(laterImport)].map(async ([call, , specifier = '']) => {
          const target = (await this.resolve(specifier, id))?.id
          return { call, target: target && speaks(target) ? target : undefined }
        }),
      )
      const wrapped = later.flatMap(({ call, target }) => (target ? [{ call, target }] : []))
      if (wrapped.length === 0) return
      let changed = code
      for (const { call, target } of wrapped) {
        roots.add(target)
        changed = changed.replace(call, () => `withTexts(() => ${call},'${partOf(target)}')`)
      }
      const i18n = join(import.meta.dirname, '../src/lib/language/i18n.ts')
      return { code: `import { withTexts } from '${i18n}'\n${changed}`, map: null }
    },
    buildEnd(error) {
      if (error) throw error
      parts = toParts(this, roots)
      const hash = createHash('sha256')
      for (const language of languages) for (const part of parts.keys()) hash.update(toJson(language, parts, part))
      release = hash.digest('hex').slice(0, 10)
    },
    transformIndexHtml: () => [{ tag: 'meta', attrs: { name: 'texts', content: release }, injectTo: 'head' }],
    generateBundle() {
      for (const language of languages)
        for (const part of parts.keys())
          this.emitFile({
            type: 'asset',
            fileName: `assets/texts-${release}/${language}-${part}.json`,
            source: toJson(language, parts, part),
          })
    },
  }
}

const fileOf = (id: string) => id.split('?', 1)[0] ?? id

/** False for what only hands on a part of a library, and for refusals, whose texts are asked for with them. */
function speaks(id: string): boolean {
  const file = fileOf(id)
  if (!ours.test(file) || file.endsWith(entries.errors)) return false
  return splitPage.test(id) || /from '(\.|@corridor)|\bt\(/.test(readFileSync(file, 'utf8'))
}

const textsOf = (language: string): Record<string, string> =>
  JSON.parse(readFileSync(join(import.meta.dirname, `../src/locales/${language}.json`), 'utf8'))

const withoutForm = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, '')

function toJson(language: string, parts: Map<string, Set<string>>, part: string): string {
  const own = Object.entries(textsOf(language)).filter(([key]) => parts.get(part)?.has(withoutForm(key)))
  return JSON.stringify(Object.fromEntries(own))
}

function toParts(graph: Graph, roots: ReadonlySet<string>): Map<string, Set<string>> {
  const known = new Set(Object.keys(textsOf('ar')).map(withoutForm))
  const ids = [...graph.getModuleIds()]
  const said = new SaidTexts(known)
  // All of them first: a sentence of one file takes labels of any.
  for (const file of new Set(ids.map(fileOf))) if (ours.test(file) && existsSync(file)) said.in(file)
  const pages = new Set(ids.filter((id) => splitPage.test(id)).map(fileOf))
  const keysFrom = (from: string[]) => {
    // A module that asks for a refusal's status carries the table; its texts come with the first refusal.
    const hasRefusals = from.some((root) => root.endsWith(entries.errors))
    const reached = reach(graph, from, false).filter((id) => hasRefusals || !id.endsWith(refusals))
    const files = [...new Set(reached.map(fileOf))].filter((file) => ours.test(file) && existsSync(file))
    // Texts of the route alone, for a page whose component comes later.
    const isRoute = (file: string) => pages.has(file) && !reached.some((id) => fileOf(id) === file && id !== file)
    return said.keysOf(
      files.map((file) => (isRoute(file) ? said.inCode(file, graph.getModuleInfo(file)?.code ?? '') : said.in(file))),
    )
  }
  const parts = new Map<string, Set<string>>()
  for (const [part, end] of Object.entries(entries)) {
    const root = ids.find((id) => id.endsWith(end))
    if (root) parts.set(part, keysFrom([root]))
  }
  const within = starts.map((start) => {
    const root = ids.filter((id) => id.endsWith(entries[start]))
    return { keys: parts.get(start) ?? new Set(), reached: new Set(reach(graph, root, true)) }
  })
  for (const part of new Set([...roots].map(partOf))) {
    const own = [...roots].filter((root) => partOf(root) === part)
    // Keys that every entry before it has brought along.
    const there = within.filter(({ reached }) => own.some((root) => reached.has(root)))
    const keys = [...keysFrom(own)].filter((key) => !there.every((start) => start.keys.has(key)))
    parts.set(part, new Set(keys))
  }
  const spoken = new Set([...parts.values()].flatMap((keys) => [...keys]))
  // Public pages are drawn by the server, which has all texts.
  const visit: Found = { keys: new Set(), bare: [] }
  for (const file of sourceFiles(join(import.meta.dirname, '../src/visit'))) collectKeys(file, visit)
  for (const key of known) if (!spoken.has(key) && !visit.keys.has(key)) parts.get('office')?.add(key)
  return parts
}

/** The modules that come with some, and if asked those that they may load later. */
function reach(graph: Graph, roots: string[], withLater: boolean): string[] {
  const found = new Set<string>()
  const waiting = [...roots]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id)) continue
    found.add(id)
    const info = graph.getModuleInfo(id)
    waiting.push(...(info?.importedIds ?? []), ...(withLater ? (info?.dynamicallyImportedIds ?? []) : []))
  }
  return [...found]
}
