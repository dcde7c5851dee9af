import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

interface Chunk {
  file: string
  src?: string
  isEntry?: boolean
  imports?: string[]
  dynamicImports?: string[]
  css?: string[]
}

const kilobyte = 1024
const dist = join(import.meta.dirname, '../apps/web/dist/client')
const manifest: Record<string, Chunk> = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'))

// The first load of a page: the entry, and the chunks of its route with those of the layouts around it.
const pages = [
  { name: 'sign-in', routes: [/auth-layout\.tsx/, /company-sign-in-page\.tsx/], javascriptMax: 190 },
  { name: 'a list page', routes: [/admin-area\.tsx/, /lookup\/list-page\.tsx/], javascriptMax: 260 },
  { name: 'the candidates', routes: [/company-area\.tsx/, /candidate\/list-page\.tsx/], javascriptMax: 260 },
]
const cssMax = 40

const entries = Object.keys(manifest)
const sizeOf = (file: string) => gzipSync(readFileSync(join(dist, file))).length / kilobyte
const lines: string[] = []
let isTooLarge = false

for (const { name, routes, javascriptMax } of pages) {
  const wanted = new Set<string>()
  for (const key of entries) {
    if (manifest[key]?.isEntry || routes.some((route) => route.test(key))) collect(key, wanted)
  }
  for (const route of routes) {
    if (!entries.some((key) => route.test(key))) throw new Error(`No chunk for ${route} in the build`)
  }
  const chunks = [...wanted].map((key) => manifest[key] as Chunk)
  const files = new Set(chunks.map((chunk) => chunk.file).filter((file) => file.endsWith('.js')))
  const sheets = new Set(chunks.flatMap((chunk) => chunk.css ?? []))
  report(`${name}: JavaScript`, files, javascriptMax)
  report(`${name}: CSS`, sheets, cssMax)
}

process.stdout.write(`${lines.join('\n')}\n`)
process.exit(isTooLarge ? 1 : 0)

function collect(key: string, into: Set<string>): void {
  if (into.has(key)) return
  into.add(key)
  for (const next of manifest[key]?.imports ?? []) collect(next, into)
}

function report(what: string, files: Set<string>, max: number): void {
  const size = [...files].reduce((sum, file) => sum + sizeOf(file), 0)
  if (size > max) isTooLarge = true
  lines.push(`${what} ${size.toFixed(1)} KB gzipped, at most ${max}${size > max ? ' — TOO LARGE' : ''}`)
}
