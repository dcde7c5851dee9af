import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { judgeFirstWords } from './structure/first-words.ts'
import { judgeAreas, judgeFile } from './structure/judge.ts'
import { judgeFloors } from './structure/judge-floors.ts'
import { judgeStyles } from './structure/unused-styles.ts'

// Judges imports (ARCHITECTURE.md, The arrows), style sheets and the first words of comments (CONTRIBUTING.md).
const root = resolve(import.meta.dirname, '..')
const read = (file: string): [string, string] => [file, readFileSync(join(root, file), 'utf8')]
const found = (pattern: string | string[], exclude: RegExp) =>
  globSync(pattern, { cwd: root, exclude: (path) => exclude.test(String(path)) })
const code = ['packages/*/src/**/*.ts', 'apps/*/src/**/*.{ts,tsx}', 'e2e/**/*.ts']
const files = found(code, /node_modules|\.gen\.|\.test\./)
const sources = new Map(files.map(read))
const styles = new Map(found('apps/web/src/**/*.{ts,tsx,css}', /\.test\./).map(read))
const commented = found('{apps,packages,e2e,bench,scripts}/**/*.{ts,tsx,mjs,css}', /node_modules|\bdist\b|\.gen\./)
const faults = [
  ...[...sources].flatMap(([file, source]) => judgeFile(file, source)),
  ...judgeAreas(files),
  ...judgeFloors(sources),
  ...judgeStyles(styles),
  ...commented.map(read).flatMap(([file, source]) => judgeFirstWords(file, source)),
]

if (faults.length > 0) {
  process.stderr.write(`${faults.join('\n')}\n${faults.length} lines break a rule.\n`)
  process.exit(1)
}
process.stdout.write('The structure holds.\n')
