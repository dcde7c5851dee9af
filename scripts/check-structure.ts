import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { judgeFirstWords } from './structure/first-words.ts'
import { judgeAreas, judgeFile } from './structure/judge.ts'
import { judgeFloors } from './structure/judge-floors.ts'

// Judges who may import whom (ARCHITECTURE.md, The arrows), and how comments begin.
const root = resolve(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const files = globSync(['packages/*/src/**/*.ts', 'apps/*/src/**/*.{ts,tsx}', 'e2e/**/*.ts'], {
  cwd: root,
  exclude: (path) => /node_modules|\.gen\.|\.test\./.test(String(path)),
})
const commented = globSync(
  ['packages/**/*.ts', 'apps/**/*.{ts,tsx}', 'e2e/**/*.ts', 'bench/**/*.ts', 'scripts/**/*.{ts,mjs}'],
  { cwd: root, exclude: (path) => /node_modules|\bdist\b|\.gen\./.test(String(path)) },
)
const sources = new Map(files.map((file) => [file, read(file)]))
const faults = [
  ...[...sources].flatMap(([file, source]) => judgeFile(file, source)),
  ...judgeAreas(files),
  ...judgeFloors(sources),
  ...commented.flatMap((file) => judgeFirstWords(file, read(file))),
]

if (faults.length > 0) {
  process.stderr.write(`${faults.join('\n')}\n${faults.length} lines break a rule.\n`)
  process.exit(1)
}
process.stdout.write('The structure holds.\n')
