import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { judgeAreas, judgeFile } from './structure/judge.ts'
import { judgeProse } from './structure/prose.ts'
import { judgeStyles } from './structure/unused-styles.ts'

// Imports, style sheets and comments (ARCHITECTURE.md, The arrows; CONTRIBUTING.md).
const root = resolve(import.meta.dirname, '..')
const files = globSync(['packages/*/src/**/*.ts', 'apps/*/src/**/*.{ts,tsx}', 'e2e/**/*.ts'], {
  cwd: root,
  exclude: (path) => /node_modules|\.gen\.|\.test\./.test(String(path)),
})
const web = globSync('apps/web/src/**/*.{ts,tsx,css}', { cwd: root, exclude: (path) => /\.test\./.test(String(path)) })
const everywhere = '{apps,packages,e2e,bench,scripts}/**/*.{ts,tsx,mjs,css}'
const spoken = globSync(everywhere, { cwd: root, exclude: (path) => /node_modules|dist|\.gen\./.test(String(path)) })
const faults = [
  ...spoken.flatMap((file) => judgeProse(file, readFileSync(join(root, file), 'utf8'))),
  ...judgeStyles(new Map(web.map((file) => [file, readFileSync(join(root, file), 'utf8')]))),
  ...files.flatMap((file) => judgeFile(file, readFileSync(join(root, file), 'utf8'))),
  ...judgeAreas(files),
]

if (faults.length > 0) {
  process.stderr.write(`${faults.join('\n')}\n${faults.length} lines stand in the wrong place.\n`)
  process.exit(1)
}
process.stdout.write('The structure holds.\n')
