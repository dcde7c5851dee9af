import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { detectKind } from '../apps/api/src/platform/content/document-kind.ts'
import {
  type ExtractAnswer,
  type FoundValue,
  type ResumeFields,
  startExtractor,
} from '../apps/api/src/reading/extract.ts'
import { scoreLabels } from './score-labels.ts'

const usage = `node bench/extract.ts <corpus: a folder with score.mjs and resumes/ and job-descriptions/, each document a folder with original.* and expected.json> [--verbose]
Reads every document in one warm worker, prints the scores by field, and for each format the time and the memory of a document.`
const corpus = process.argv[2]
const verbose = process.argv.includes('--verbose')
const megabyte = 1_048_576

interface Format {
  times: number[]
  rssMax: number
  statuses: Map<string, number>
}

async function main(root: string): Promise<void> {
  const predictions = await mkdtemp(join(tmpdir(), 'corridor-predictions-'))
  try {
    print('resumes')
    const read = new Map<string, ResumeFields>()
    await scoreSet(root, 'resumes', join(predictions, 'resumes'), (answer, id) => {
      read.set(id, answer.fields)
      return toResumePrediction(answer)
    })
    print('resumes, fields that the corpus does not label, by labels of our own')
    for (const line of await scoreLabels(read)) print(line)
    print('job-descriptions')
    await scoreSet(root, 'job-descriptions', join(predictions, 'job-descriptions'), toJobPrediction, true)
  } finally {
    await rm(predictions, { recursive: true, force: true })
  }
}

type Prediction = Record<string, unknown>

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
      formats.set(name, { times: [], rssMax: 0, statuses: new Map() })
    }
    const format = formats.get(name) as Format
    const startedAt = performance.now()
    const answer = await extractor.extract(source)
    format.times.push(performance.now() - startedAt)
    format.rssMax = Math.max(format.rssMax, process.memoryUsage().rss)
    format.statuses.set(answer.status, (format.statuses.get(answer.status) ?? 0) + 1)
    if (verbose && answer.status !== 'read') print(`${id}: ${answer.status}, ${answer.reason}`)
    await writeFile(join(out, `${id}.json`), JSON.stringify(toPrediction(answer, id)))
  }
  await extractor.close()
  await score(root, set, out)
  report(formats)
}

const plain = (found: FoundValue | undefined) => found?.value
const valuesOf = (found: readonly (FoundValue | undefined)[] = []) => [
  ...new Set(found.flatMap((one) => (one ? [one.value] : []))),
]

function toResumePrediction({ fields }: ExtractAnswer): Prediction {
  const { firstName, lastName, email, phone, location, jobTitle, skills, positions, studies } = fields
  return {
    firstName: plain(firstName),
    lastName: plain(lastName),
    email: plain(email),
    phone: plain(phone),
    location: plain(location),
    jobTitle: plain(jobTitle),
    skills: valuesOf(skills),
    titles: valuesOf(positions?.map(({ title }) => title)),
    employers: valuesOf(positions?.map(({ employer }) => employer)),
    degrees: valuesOf(studies?.map(({ degree }) => degree)),
    schools: valuesOf(studies?.map(({ school }) => school)),
  }
}

function toJobPrediction({ job = {} }: ExtractAnswer): Prediction {
  const [place] = job.locations ?? []
  const { jobTitle, workMode, relocation, minSalary, maxSalary = minSalary, salaryDuration, contractDuration } = job
  return {
    jobTitle: plain(jobTitle),
    jobType: valuesOf(job.jobTypes),
    location: { city: plain(place?.city), state: plain(place?.state), country: plain(place?.country) },
    workMode: plain(workMode),
    relocation: plain(relocation),
    minSalary: plain(minSalary),
    maxSalary: plain(maxSalary),
    salaryDuration: plain(salaryDuration),
    payType: valuesOf(job.payTypes),
    workAuthorization: valuesOf(job.workAuthorizations),
    contractDuration: plain(contractDuration),
    skills: valuesOf([...(job.skills ?? []), ...(job.niceSkills ?? [])]),
  }
}

async function score(root: string, set: string, out: string): Promise<void> {
  const args = [join(root, 'score.mjs'), join(root, set), '--pred', out, ...(verbose ? ['--verbose'] : [])]
  const child = spawn(process.execPath, args, { stdio: 'inherit' })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error('The scores could not be counted.')
}

function report(formats: Map<string, Format>): void {
  print('milliseconds a document, and the most memory of the process while they were read')
  for (const [name, { times, rssMax, statuses }] of formats) {
    const sorted = times.sort((one, other) => one - other)
    const at = (share: number) =>
      (sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0).toFixed(0)
    const counts = [...statuses].map(([status, number]) => `${number} ${status}`).join(', ')
    print(
      `${name.padEnd(10)} median ${at(0.5)}, p95 ${at(0.95)}, longest ${at(1)}, ${(rssMax / megabyte).toFixed(0)} MB: ${counts}`,
    )
  }
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}

if (corpus) await main(corpus)
else print(usage)
