import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { partOf } from '../apps/web/build/part-name.ts'

interface Chunk {
  file: string
  imports?: string[]
  css?: string[]
}

interface Page {
  name: string
  /** Keys of the manifest that the page loads first; their static imports come along. */
  chunks: string[]
  /** The entry whose part of a language it needs, beside those of its chunks. */
  entry?: 'door' | 'office'
  max: number
}

const kilobyte = 1024
const cssMax = 40
/** JavaScript and language together, gzipped, in KB. */
const bars = { visit: 9, door: 117, list: 225, office: 245 }

const client = join(import.meta.dirname, '../apps/web/dist/client')
const manifest: Record<string, Chunk> = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8'))
const keys = Object.keys(manifest)
const textsFolder = readdirSync(join(client, 'assets'), { withFileTypes: true }).find(
  (entry) => entry.isDirectory() && entry.name.startsWith('texts-'),
)?.name
if (!textsFolder) throw new Error('The build has no texts')

const entries = { visit: 'src/visit/islands/main.ts', door: 'door.html', office: 'index.html' }
const split = 'tsr-split=component'

const pages: Page[] = [
  { name: 'every public page', chunks: [entries.visit], max: bars.visit },
  ...keys
    .filter((key) => /^src\/door\/.*-(page|start)\.tsx$/.test(key))
    .map((key) => ({ name: key, chunks: [entries.door, key], entry: 'door' as const, max: bars.door })),
  ...keys.filter((key) => key.startsWith('src/features/') && key.includes(split)).map(toOfficePage),
]

function toOfficePage(key: string): Page {
  // The frames of the areas weigh the same within a few hundred bytes; this one has the longest menu.
  const frame = keys.filter((other) => other.includes('shell/area/company-area.tsx') && other.includes(split))
  const max = /list[\w-]*-page|bench-page/.test(key) ? bars.list : bars.office
  return {
    name: key.replace(/\?.*/, ''),
    chunks: [entries.office, ...frame, key],
    entry: 'office',
    max,
  }
}

const sizes = new Map<string, number>()
function sizeOf(file: string): number {
  const known = sizes.get(file)
  if (known !== undefined) return known
  const size = gzipSync(readFileSync(join(client, file)), { level: 9 }).length / kilobyte
  sizes.set(file, size)
  return size
}

function collect(key: string, into: Set<string>): void {
  if (into.has(key)) return
  into.add(key)
  const chunk = manifest[key]
  if (!chunk) throw new Error(`No chunk for ${key} in the build`)
  for (const next of chunk.imports ?? []) collect(next, into)
}

const sum = (files: Iterable<string>) => [...files].reduce((total, file) => total + sizeOf(file), 0)
const languageSize = (language: string, parts: string[]) =>
  sum(parts.map((part) => `assets/${textsFolder}/${language}-${part}.json`))

let isTooLarge = false
const rows = pages.map(({ name, chunks, entry, max }) => {
  const wanted = new Set<string>()
  for (const key of chunks) collect(key, wanted)
  const loaded = [...wanted].map((key) => manifest[key] as Chunk)
  const script = sum(new Set(loaded.map(({ file }) => file).filter((file) => file.endsWith('.js'))))
  const styles = sum(new Set(loaded.flatMap(({ css }) => css ?? [])))
  const parts = entry ? [entry, ...chunks.filter((key) => key !== entries[entry]).map(partOf)] : []
  const language = Math.max(...['fr', 'zh', 'ar'].map((one) => languageSize(one, parts)))
  const faults = [
    ...(script + language > max ? [`over ${max}`] : []),
    ...(styles > cssMax ? [`CSS ${styles.toFixed(1)}, over ${cssMax}`] : []),
  ]
  if (faults.length > 0) isTooLarge = true
  return { name, script, language, total: script + language, faults }
})

const shown = (size: number) => size.toFixed(1).padStart(7)
const lines = rows
  .toSorted((one, other) => other.total - one.total)
  .map((row) => [shown(row.script), shown(row.language), shown(row.total), ` ${row.name}`, ...row.faults].join(' '))
process.stdout.write(`     JS  language  together, KB gzipped\n${lines.join('\n')}\n`)
process.exit(isTooLarge ? 1 : 0)
