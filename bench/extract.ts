import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { detectKind } from '../apps/api/src/platform/content/document-kind.ts'
import { type ResumeFields, startExtractor } from '../apps/api/src/platform/extract/extract.ts'

type Field = keyof ResumeFields
type Labels = Partial<Record<Field, string>>
interface Score {
  right: number
  wrong: number
  labelled: number
}

type Scores = Map<Field, Score>
interface Format {
  scores: Scores
  times: number[]
  statuses: Map<string, number>
}

const usage = `node bench/extract.ts <folder of documents, each a folder with original.* and expected.json> [--verbose]
Reads every document and prints for each format how many labelled fields are found, and the time per document once warm.`
const fields: Field[] = ['firstName', 'lastName', 'email', 'phone', 'jobTitle']
const folder = process.argv[2]
const verbose = process.argv.includes('--verbose')

async function main(root: string): Promise<void> {
  const extractor = startExtractor({ workers: 1 })
  const formats = new Map<string, Format>()
  const warm = new Set<string>()
  for (const id of (await readdir(root)).sort()) {
    const file = (await readdir(join(root, id))).find((name) => name.startsWith('original.'))
    if (!file) continue
    const path = join(root, id, file)
    const kind = await detectKind(path)
    if (!kind) {
      print(`${id}: the content is refused`)
      continue
    }
    const labels: Labels = JSON.parse(await readFile(join(root, id, 'expected.json'), 'utf8'))
    const isScan = (await extractor.readText({ path, kind })).scanned === true
    const name = isScan ? `${kind} scan` : kind
    if (!warm.has(name)) await extractor.extract({ path, kind })
    warm.add(name)
    const format: Format = formats.get(name) ?? { scores: newScores(), times: [], statuses: new Map() }
    formats.set(name, format)
    const startedAt = performance.now()
    const answer = await extractor.extract({ path, kind })
    format.times.push(performance.now() - startedAt)
    format.statuses.set(answer.status, (format.statuses.get(answer.status) ?? 0) + 1)
    if (verbose && answer.status !== 'read') print(`${id}: ${answer.status}, ${answer.reason}`)
    for (const field of fields) count(format.scores, field, labels[field], answer.fields[field]?.value, id)
  }
  await extractor.close()
  report(formats)
}

const newScores = (): Scores => new Map(fields.map((field) => [field, { right: 0, wrong: 0, labelled: 0 }]))

function count(scores: Scores, field: Field, label: string | undefined, value: string | undefined, id: string) {
  const score = scores.get(field)
  if (!score || label === undefined) return
  score.labelled += 1
  if (value !== undefined && isSame[field](value, label)) score.right += 1
  else {
    if (value !== undefined) score.wrong += 1
    if (verbose) print(`${id} ${field}: expected ${label}, found ${value ?? 'nothing'}`)
  }
}

const plain = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/ł/g, 'l')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
const digits = (text: string) => text.replace(/\D/g, '')
const samePlain = (value: string, label: string) => plain(value) === plain(label)

const isSame: Record<Field, (value: string, label: string) => boolean> = {
  firstName: samePlain,
  lastName: samePlain,
  email: (value, label) => value.toLowerCase() === label.toLowerCase(),
  phone: (value, label) => digits(value).endsWith(digits(label)) || digits(label).endsWith(digits(value)),
  jobTitle: (value, label) => samePlain(value, label) || overlap(plain(value), plain(label)) >= 0.5,
}

function overlap(one: string, other: string): number {
  const [a, b] = [new Set(one.split(' ')), new Set(other.split(' '))]
  const shared = [...a].filter((word) => b.has(word)).length
  return shared / (a.size + b.size - shared)
}

function report(formats: Map<string, Format>): void {
  const percent = (part: number, whole: number) => (whole ? ((100 * part) / whole).toFixed(1) : '-').padStart(7)
  print(`recall and precision in percent\n${''.padEnd(10)}${fields.map((field) => field.padStart(16)).join('')}`)
  for (const [name, { scores }] of formats) {
    const cells = [...scores.values()].map(
      ({ right, wrong, labelled }) => `${percent(right, labelled)} /${percent(right, right + wrong)}`,
    )
    print(`${name.padEnd(10)}${cells.join('')}`)
  }
  print('documents and milliseconds')
  for (const [name, { times, statuses }] of formats) {
    const sorted = times.sort((one, other) => one - other)
    const at = (share: number) =>
      (sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0).toFixed(0)
    const counts = [...statuses].map(([status, number]) => `${number} ${status}`).join(', ')
    print(`${name.padEnd(10)} median ${at(0.5)}, p95 ${at(0.95)}, longest ${at(1)}: ${counts}`)
  }
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}

if (folder) await main(folder)
else print(usage)
