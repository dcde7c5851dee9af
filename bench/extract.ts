import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { parseArgs } from 'node:util'
import { detectKind } from '../apps/api/src/platform/content/document-kind.ts'
import { type ExtractAnswer, type ResumeFields, startExtractor } from '../apps/api/src/reading/extract.ts'
import { drawSureness } from './reading/plot.ts'
import { drawLayouts } from './reading/plot-layouts.ts'
import { type Prediction, toJobPrediction, toResumePrediction } from './reading/predictions.ts'
import { groupsOf, score } from './reading/scorer.ts'
import { type Judged, judge, toLines, toMistakes } from './reading/sureness.ts'
import { scoreLabels } from './score-labels.ts'

const usage = `node bench/extract.ts <corpus>... [--verbose] [--plot FILE.svg] [--layouts FILE.svg]
A corpus is a folder with score.mjs, resumes/ and perhaps job-descriptions/, each document a folder with original.* and expected.json.
Reads every document in one warm worker; prints the scores by field, language and layout, how often values are right by how sure they are, also by layout,
and for each format the time and the memory of a document.`
const {
  positionals: corpora,
  values: { verbose, plot, layouts },
} = parseArgs({
  allowPositionals: true,
  options: { verbose: { type: 'boolean', default: false }, plot: { type: 'string' }, layouts: { type: 'string' } },
})
const megabyte = 1_048_576

interface Format {
  times: number[]
  /** Times of the processor, which other work on the machine changes little. */
  processorTimes: number[]
  rssMax: number
  statuses: Map<string, number>
}

async function main(): Promise<void> {
  const work = await mkdtemp(join(tmpdir(), 'corridor-predictions-'))
  try {
    const judged: Judged[] = []
    for (const [at, root] of corpora.entries()) judged.push(...(await measure(root, join(work, String(at)))))
    if (corpora.length > 1) printAll('all sets: how sure', toLines(judged))
    if (plot) await writeFile(plot, drawSureness(judged))
    if (layouts) await writeFile(layouts, drawLayouts(judged))
  } finally {
    await rm(work, { recursive: true, force: true })
  }
}

async function measure(root: string, work: string): Promise<Judged[]> {
  print(`${root}: resumes`)
  const read = new Map<string, ResumeFields>()
  await scoreSet(root, 'resumes', join(work, 'resumes'), (answer, id) => {
    read.set(id, answer.fields)
    return toResumePrediction(answer)
  })
  const labelled = await scoreLabels(read)
  if (labelled.length > 0) printAll('resumes, fields that the corpus does not label, by labels of our own', labelled)
  const judged = await judge(root, join(root, 'resumes'), read, join(work, 'sureness'))
  printAll('resumes: how sure', toLines(judged))
  if (verbose) printAll('resumes: what is wrong', toMistakes(judged))
  if (existsSync(join(root, 'job-descriptions'))) {
    print('\njob-descriptions')
    await scoreSet(root, 'job-descriptions', join(work, 'job-descriptions'), toJobPrediction, true)
  }
  return judged
}

async function scoreSet(
  root: string,
  set: string,
  out: string,
  toPrediction: (answer: ExtractAnswer, id: string) => Prediction,
  isJob = false,
): Promise<void> {
  await mkdir(out, { recursive: true })
  const extractor = startExtractor({ workers: 1 })
  const formats = new Map<string, Format>()
  for (const id of (await readdir(join(root, set))).sort()) {
    const folder = join(root, set, id)
    if (!(await stat(folder)).isDirectory()) continue
    const file = (await readdir(folder)).find((name) => name.startsWith('original.'))
    const path = join(folder, file ?? '')
    const kind = file ? await detectKind(path) : null
    if (!kind) {
      print(`${id}: the content is refused`)
      continue
    }
    const source = { path, kind, isJob }
    const isScan = (await extractor.readText(source)).scanned === true
    const name = isScan ? `${kind} scan` : kind
    if (!formats.has(name)) {
      await extractor.extract(source)
      formats.set(name, { times: [], processorTimes: [], rssMax: 0, statuses: new Map() })
    }
    const format = formats.get(name) as Format
    const [startedAt, usedBefore] = [performance.now(), process.cpuUsage()]
    const answer = await extractor.extract(source)
    format.times.push(performance.now() - startedAt)
    const { user, system } = process.cpuUsage(usedBefore)
    format.processorTimes.push((user + system) / 1_000)
    format.rssMax = Math.max(format.rssMax, process.memoryUsage().rss)
    format.statuses.set(answer.status, (format.statuses.get(answer.status) ?? 0) + 1)
    if (verbose && answer.status !== 'read') print(`${id}: ${answer.status}, ${answer.reason}`)
    await writeFile(join(out, `${id}.json`), JSON.stringify(toPrediction(answer, id)))
  }
  await extractor.close()
  const documents = join(root, set)
  print(await score(root, documents, out, ...(verbose ? ['--verbose'] : [])))
  for (const group of await groupsOf(documents)) {
    const [, table = ''] = (await score(root, documents, out, '--by', group)).split('\n\n')
    print(table)
  }
  report(formats)
}

function quantile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0
}

function report(formats: Map<string, Format>): void {
  print('milliseconds a document, and the most memory of the process while they were read')
  for (const [name, { times, processorTimes, rssMax, statuses }] of formats) {
    const at = (share: number, of = times) => quantile(of, share).toFixed(0)
    const counts = [...statuses].map(([status, number]) => `${number} ${status}`).join(', ')
    print(
      `${name.padEnd(10)} median ${at(0.5)}, p95 ${at(0.95)}, longest ${at(1)}, processor ${at(0.5, processorTimes)}, ${(rssMax / megabyte).toFixed(0)} MB: ${counts}`,
    )
  }
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}

function printAll(title: string, lines: readonly string[]): void {
  for (const line of ['', title, ...lines]) print(line)
}

if (corpora.length > 0) await main()
else print(usage)
