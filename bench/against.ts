import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { cp, mkdir, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { parseArgs } from 'node:util'

// node bench/against.ts CHECKOUT --data FOLDER [--rows 100000] [--rounds 3]: the lists and searches of another checkout, whose packages
// are installed, and of this one, in turns on the same machine. Each has its own data, made once in FOLDER and copied for each turn.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    data: { type: 'string' },
    rows: { type: 'string', default: '100000' },
    rounds: { type: 'string', default: '3' },
  },
})
const [other] = positionals
if (!other || !values.data) throw new Error('Name the other checkout, and a folder for the data: --data FOLDER')
const data = resolve(values.data)
const sides = { before: resolve(other), now: join(import.meta.dirname, '..') }
type Side = keyof typeof sides
const slowerMax = 1.1

/** The figures of each line, by its section, name and clients: per second, or milliseconds. */
type Figures = Map<string, { figures: number[]; isRate: boolean }>
const taken: Record<Side, Figures> = { before: new Map(), now: new Map() }
const sideNames = Object.keys(sides) as Side[]

const median = (figures: number[]) => figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? Number.NaN
const written = (figure: number, isRate: boolean) => (isRate ? `${figure.toFixed(0)}/s` : `${figure.toFixed(1)} ms`)
const mark = (ratio: number) => `${ratio.toFixed(2)}${ratio > slowerMax ? ' !' : ''}`

await mkdir(data, { recursive: true })
for (const side of sideNames) await prepare(side)
for (let round = 1; round <= Number(values.rounds); round += 1) {
  for (const side of sideNames) {
    process.stdout.write(`round ${round}, ${side}\n`)
    const turn = join(data, 'turn')
    await rm(turn, { recursive: true, force: true })
    await cp(join(data, side), turn, { recursive: true })
    note(taken[side], await run(side, ['bench/one-side.ts', sides[side], turn, 'measure', values.rows]))
    await rm(turn, { recursive: true, force: true })
  }
  report()
}

async function prepare(side: Side): Promise<void> {
  const folder = join(data, side)
  if (existsSync(folder)) return
  const seeds = ['apps/api/src/features/flow/demo/seed/main.ts', 'apps/api/src/demo/main.ts']
  const seed = seeds.map((path) => join(sides[side], path)).find(existsSync)
  if (!seed) throw new Error(`${sides[side]} has no demo to make people with`)
  await run(side, [seed, '--scale', values.rows], { DATA_DIR: folder })
  await run(side, ['bench/one-side.ts', sides[side], folder, 'prepare'])
}

async function run(side: Side, [script = '', ...args]: string[], env: Record<string, string> = {}): Promise<string> {
  const child = spawn(process.execPath, [resolve(import.meta.dirname, '..', script), ...args], {
    cwd: sides[side],
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...env },
  })
  const [said, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')])
  if (code !== 0) throw new Error(`${script} ended with ${code}:\n${said}`)
  return said
}

/** Reads the tables that a bench printed: a head that names the columns, then a line for each case. */
function note(figures: Figures, said: string): void {
  let section = ''
  let isRate = false
  for (const line of said.split('\n')) {
    const [, title, unit] = /^(\S.*?)\s{2,}clients\s+(\S+)/.exec(line) ?? []
    if (title && unit) {
      isRate = unit.endsWith('/s')
      section = unit === 'queries/s' ? `${title}, without HTTP` : title.replace(/ on port \d+/, '')
      continue
    }
    const [name, clients, first] = line.split(/\s{2,}/)
    if (!section || !name || !clients || !Number.isFinite(Number(first))) continue
    const key = `${section}: ${name}, ${clients}`
    const known = figures.get(key) ?? { figures: [], isRate }
    known.figures.push(Number(first))
    figures.set(key, known)
  }
}

function report(): void {
  const cells = (line: string[]) =>
    process.stdout.write(`${line.map((cell, at) => (at === 0 ? cell.padEnd(76) : cell.padStart(10))).join('')}\n`)
  cells(['medians', 'before', 'now', 'slower by'])
  for (const [key, before] of taken.before) {
    const now = taken.now.get(key)
    if (!now) continue
    const [was, is] = [median(before.figures), median(now.figures)]
    const ratio = before.isRate ? was / is : is / was
    cells([key, written(was, before.isRate), written(is, before.isRate), mark(ratio)])
  }
}
