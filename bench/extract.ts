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

const usage = `node bench/extract.ts <folder of documents, each a folder with original.* and expected.json> [--verbose]
Reads every PDF, DOCX and TXT and prints how many labelled fields are found, and the time per document once warm.`
const fields: Field[] = ['firstName', 'lastName', 'email', 'phone', 'jobTitle']
const readable = new Set(['pdf', 'docx', 'txt'])
const folder = process.argv[2]
const verbose = process.argv.includes('--verbose')

async function main(root: string): Promise<void> {
  const extractor = startExtractor({ workers: 1 })
  const scores = new Map<Field, Score>(fields.map((field) => [field, { right: 0, wrong: 0, labelled: 0 }]))
  const times: number[] = []
  let scans = 0
  for (const id of (await readdir(root)).sort()) {
    const file = (await readdir(join(root, id))).find((name) => name.startsWith('original.'))
    if (!file) continue
    const path = join(root, id, file)
    const kind = await detectKind(path)
    if (!kind || !readable.has(kind)) continue
    const labels: Labels = JSON.parse(await readFile(join(root, id, 'expected.json'), 'utf8'))
    if (times.length === 0) await extractor.extract({ path, kind })
    const startedAt = performance.now()
    const answer = await extractor.extract({ path, kind })
    times.push(performance.now() - startedAt)
    if (answer.status === 'empty') scans += 1
    else for (const field of fields) count(scores, field, labels[field], answer.fields[field]?.value, id)
  }
  await extractor.close()
  report(scores, times, scans)
}

function count(
  scores: Map<Field, Score>,
  field: Field,
  label: string | undefined,
  value: string | undefined,
  id: string,
) {
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

function report(scores: Map<Field, Score>, times: number[], scans: number): void {
  const percent = (part: number, whole: number) => (whole ? ((100 * part) / whole).toFixed(1) : '-').padStart(10)
  print('field      labelled    recall precision')
  for (const [field, { right, wrong, labelled }] of scores)
    print(
      `${field.padEnd(10)} ${String(labelled).padStart(8)}${percent(right, labelled)}${percent(right, right + wrong)}`,
    )
  const sorted = times.sort((one, other) => one - other)
  const at = (share: number) => (sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0).toFixed(0)
  print(`${times.length} documents, ${scans} of them scans without text; median ${at(0.5)} ms, p95 ${at(0.95)} ms`)
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}

if (folder) await main(folder)
else print(usage)
