import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { lookupKinds } from '@corridor/contract/base/lookup/kinds'
import type { Plugin, Rolldown } from 'vite'
import { collectKeys, collectMessages, type Found, literals, sourceFiles, walk } from '../src/locales/collect-keys.ts'
import { withoutNumbers } from '../src/locales/without-numbers.ts'
import { gatheredCode } from './gathered.ts'

const languages = ['fr', 'zh', 'ar'] as const
const page = /\/src\/features\/(.+)\.tsx\?tsr-split=/
const pageImport = /import\(("|')([^"']*\?tsr-split=component[^"']*)\1\)/g

/** What an entry needs from its start, by the end of its file's name. What a page of the office needs beside, is its own part. */
const entries = { office: '/src/main.tsx', door: '/src/door/main.tsx', errors: '/src/lib/error-texts.ts' }

const partOf = (path: string) => path.replaceAll('/', '-')

type Graph = Pick<Rolldown.PluginContext, 'getModuleIds' | 'getModuleInfo'>

/**
 * Cuts each language into parts, so that a page loads what it can say: a text belongs to the parts from whose pages a file with its key
 * can be reached. Whatever nobody spells, as the server's sentences, goes with the office; what public pages alone say, nowhere.
 */
export function textParts(): Plugin {
  let parts = new Map<string, Set<string>>()
  let release = ''
  return {
    name: 'text-parts',
    apply: 'build',
    transform(code, id) {
      const path = page.exec(`${id}?tsr-split=`)?.[1]
      if (!path || !pageImport.test(code)) return
      const i18n = join(import.meta.dirname, '../src/lib/i18n.ts')
      const both = code.replace(pageImport, `Promise.all([$&,needTexts('${partOf(path)}')]).then(([page])=>page)`)
      return { code: `import { needTexts } from '${i18n}'\n${both}`, map: null }
    },
    buildEnd(error) {
      if (error) throw error
      parts = toParts(this)
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

const textsOf = (language: string): Record<string, string> =>
  JSON.parse(readFileSync(join(import.meta.dirname, `../src/locales/${language}.json`), 'utf8'))

const withoutForm = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, '')

function toJson(language: string, parts: Map<string, Set<string>>, part: string): string {
  const own = Object.entries(textsOf(language)).filter(([key]) => parts.get(part)?.has(withoutForm(key)))
  return JSON.stringify(Object.fromEntries(own))
}

function toParts(graph: Graph): Map<string, Set<string>> {
  const known = new Set(Object.keys(textsOf('ar')).map(withoutForm))
  const ids = [...graph.getModuleIds()]
  const spelled = new Map<string, Spelled>()
  const pages = new Set(ids.filter((id) => page.test(id)).map(fileOf))
  const keysFrom = (roots: string[]) => {
    // What asks for a refusal's status carries the table; its texts come with the first refusal.
    const hasRefusals = roots.some((root) => root.endsWith(entries.errors))
    const reached = reach(graph, roots).filter((id) => hasRefusals || !id.endsWith(refusals))
    const all = [...new Set(reached.map(fileOf))].filter((file) => ours.test(file) && existsSync(file))
    // Of a page whose component comes later, what its route says.
    const isRoute = (file: string) => pages.has(file) && !reached.some((id) => fileOf(id) === file && id !== file)
    const files = all.filter((file) => !isRoute(file))
    const keys = new Set([...collectMessages(files)].filter((key) => known.has(key)))
    for (const file of files) if (!spelled.has(file)) spelled.set(file, spelledIn(file))
    const routes = all.filter(isRoute).map((file) => spelledIn(file, graph.getModuleInfo(file)?.code ?? undefined))
    const said = [...files.flatMap((file) => spelled.get(file) ?? []), ...routes]
    for (const { texts } of said)
      for (const text of texts) for (const key of [text, withoutNumbers(text).key]) if (known.has(key)) keys.add(key)
    // Put together from a sentence and a label, as `${label} is required`.
    const labels = new Set(said.flatMap(({ texts }) => texts))
    for (const template of new Set(said.flatMap(({ templates }) => templates)))
      for (const label of labels) {
        const key = withoutNumbers(template.replace(hole, label)).key
        if (known.has(key)) keys.add(key)
      }
    const areas = new Set(said.flatMap(({ seeded }) => seeded))
    for (const key of known) if (seededKey.test(key) && areas.has(key.split(':', 1)[0] ?? '')) keys.add(key)
    return keys
  }
  const parts = new Map<string, Set<string>>()
  for (const [part, end] of Object.entries(entries)) {
    const root = ids.find((id) => id.endsWith(end))
    if (root) parts.set(part, keysFrom([root]))
  }
  const office = parts.get('office') ?? new Set()
  for (const path of new Set(ids.flatMap((id) => page.exec(id)?.[1] ?? []))) {
    const keys = keysFrom(ids.filter((id) => page.exec(id)?.[1] === path))
    parts.set(partOf(path), new Set([...keys].filter((key) => !office.has(key))))
  }
  const said = new Set([...parts.values()].flatMap((keys) => [...keys]))
  // Public pages are drawn by the server, which has all texts.
  const visit: Found = { keys: new Set(), bare: [] }
  for (const file of sourceFiles(join(import.meta.dirname, '../src/visit'))) collectKeys(file, visit)
  for (const key of known) if (!said.has(key) && !visit.keys.has(key)) office.add(key)
  return parts
}

const refusals = '/packages/contract/src/gathered/errors.ts'
const ours = /\/(apps\/web|packages\/contract)\/src\/.*\.tsx?$/
const fileOf = (id: string) => id.split('?', 1)[0] ?? id

/** The modules that a page may load, now or later, without those of other pages and of refusals. */
function reach(graph: Graph, roots: string[]): string[] {
  const found = new Set<string>()
  const waiting = [...roots]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id)) continue
    found.add(id)
    const info = graph.getModuleInfo(id)
    const later = (info?.dynamicallyImportedIds ?? []).filter(
      (next) => !page.test(next) && !next.endsWith(entries.errors),
    )
    waiting.push(...(info?.importedIds ?? []), ...later)
  }
  return [...found]
}

interface Spelled {
  texts: string[]
  /** Sentences of the contract with a hole where a label goes. */
  templates: string[]
  /** The areas whose seeded names it shows. */
  seeded: string[]
}

const seededAreas = [...lookupKinds, 'plan']
const seededKey = new RegExp(`^(${seededAreas.join('|')}): `)

const hole = '\0'

function spelledIn(file: string, code = gatheredCode.get(file)): Spelled {
  const [texts, templates, seeded] = [new Set<string>(), new Set<string>(), new Set<string>()]
  const look: Parameters<typeof walk>[1] = ({ type, value, quasis, callee, arguments: given }) => {
    if (type === 'CallExpression' && (callee as { name?: string }).name === 'seededName') {
      const [area] = literals((given as unknown[])[0])
      // An area that is known while it runs may be any.
      for (const one of area ? [area] : seededAreas) seeded.add(one)
    }
    if (type === 'Literal' && typeof value === 'string') texts.add(value)
    if (type !== 'TemplateLiteral' || !file.includes('/packages/contract/')) return
    const parts = (quasis as { value: { cooked: string } }[]).map((part) => part.value.cooked)
    if (parts.length === 2 && parts.some((part) => part.includes(' '))) templates.add(parts.join(hole))
  }
  walk(file, look, code)
  return { texts: [...texts], templates: [...templates], seeded: [...seeded] }
}
