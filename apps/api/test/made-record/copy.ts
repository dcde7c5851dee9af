import { execFile } from 'node:child_process'
import { globSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'

const root = resolve(import.meta.dirname, '../../../..')
const copied = [
  'packages/contract/package.json',
  'packages/contract/src',
  'apps/api/package.json',
  'apps/api/src',
  'apps/api/migrations',
  'tsconfig.base.json',
]
/** Files that the web app's lists are made of, without its pages. */
const lists =
  'apps/web/src/{pages,noun-paths,entry-paths,paths,routes,lib/pages,lib/session/work-as,shell/area/{all-sections,gathered-menu},features/*/*/{pages,paths}}.ts'

/** Files that a record's page is made of. */
const frame = 'apps/web/src/{*.d.ts,locales/*.ts,{lib,ui}/**/*.{ts,tsx,css}}'

const base = './tsconfig.base.json'
const exclude = ['**/*.test.ts', '**/node_modules']
const server = { lib: ['es2024'], types: ['node'] }
// Settings that judge nothing a second time when one file changes.
const again = { incremental: true, tsBuildInfoFile: './server.tsbuildinfo' }
const web = { module: 'esnext', moduleResolution: 'bundler', lib: ['es2024', 'dom'], types: ['node'] }
const projects = {
  server: {
    extends: base,
    compilerOptions: { ...server, ...again },
    include: ['packages/contract/src', 'apps/api/src'],
    exclude,
  },
  web: {
    extends: base,
    compilerOptions: web,
    include: ['apps/web/src'],
    exclude: ['apps/web/src/lib', 'apps/web/src/ui', 'apps/web/src/locales', '**/*.d.ts', '**/*.tsx'],
  },
  page: {
    extends: base,
    compilerOptions: { ...web, jsx: 'react-jsx', lib: [...web.lib, 'dom.iterable'], types: ['vite/client', 'node'] },
    include: ['apps/web/src/*.d.ts', 'apps/web/src/features/**/*.tsx'],
  },
}

/** The parts of the product that a noun is named in, in a folder of their own. */
export interface Copy {
  folder: string
  read(file: string): Promise<string>
  write(file: string, text: string): Promise<void>
  /** Refuses a file that the product has. */
  add(file: string, text: string): Promise<void>
  /** Lists the refusals of the compiler, by the part that is looked at; empty if all holds. */
  refused(part: keyof typeof projects): Promise<string>
  remove(): Promise<void>
}

export async function copyProduct(): Promise<Copy> {
  const folder = await mkdtemp(join(tmpdir(), 'corridor-copy-'))
  const write = (file: string, text: string) => writeFile(join(folder, file), text)
  const add = async (file: string, text: string) => {
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await writeFile(join(folder, file), text, { flag: 'wx' })
  }
  const files = globSync([lists, frame], { cwd: root, exclude: ['**/*.test.ts'] })
  for (const part of [...copied, ...files]) await cp(join(root, part), join(folder, part), { recursive: true })
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'))
  for (const app of ['api', 'web']) {
    // Before the repository's own, which it would find through the line above.
    await mkdir(join(folder, `apps/${app}/node_modules/@corridor`), { recursive: true })
    await symlink(join(folder, 'packages/contract'), join(folder, `apps/${app}/node_modules/@corridor/contract`))
  }
  await add('apps/web/package.json', '{ "type": "module" }')
  for (const [part, project] of Object.entries(projects)) await add(`${part}.json`, JSON.stringify(project))
  return {
    folder,
    write,
    add,
    read: (file) => readFile(join(folder, file), 'utf8'),
    refused: (part) => compile(folder, `${part}.json`),
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}

const compile = (folder: string, project: string) =>
  promisify(execFile)(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', project], {
    cwd: folder,
  }).then(
    () => '',
    ({ stdout }: { stdout: string }) => stdout,
  )
