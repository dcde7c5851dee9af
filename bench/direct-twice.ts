import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { detectKind } from '../apps/api/src/platform/content/document-kind.ts'
import { dropFile, type Resume, types } from './drop.ts'
import { type Call, withServer } from './server.ts'

const usage = `node bench/direct-twice.ts <corpus: a folder with resumes/, each a folder with original.*> [files]
Drops that many of the resumes (60) on Resume Parsing Direct, then the same once more. The second time nobody may be added, whoever was saved must be
held back for the very candidate whom the same resume made, and an update by a press must reach nobody else. Then the second batch is taken back, and
every candidate must be as before.`
const [corpus, wanted = '60'] = process.argv.slice(2)
const person = { email: 'bench@harbor.example', password: 'Corridor@2026' }

interface BatchFile {
  _id: string
  name: string
  state: string
  read: { name: string; email: string; phone: string } | null
  candidateInfo: { _id: string; name: string }[]
  doubleInfo: { _id: string; name: string; email: string; phone: string }[]
  decisions: string[]
}

async function readResumes(root: string): Promise<Resume[]> {
  const resumes: Resume[] = []
  for (const id of (await readdir(join(root, 'resumes'))).sort()) {
    const folder = join(root, 'resumes', id)
    const file = (await readdir(folder)).find((name) => name.startsWith('original.')) ?? ''
    const fileType = types[(await detectKind(join(folder, file))) ?? '']
    if (fileType) resumes.push({ fileName: `${id}-${file}`, bytes: await readFile(join(folder, file)), fileType })
  }
  return resumes
}

async function dropAll(call: Call, resumes: Resume[]): Promise<string> {
  const { _id: batch } = (await call('POST', '/resume-batch/start', {})).data
  for (const resume of resumes) await dropFile(call, batch, resume)
  for (;;) {
    const { counts } = (await call('GET', `/resume-batch/view/${batch}`)).data
    if (counts.reading === 0) return batch
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}

async function filesOf(call: Call, batch: string): Promise<BatchFile[]> {
  const { data } = await call('POST', '/resume-batch/list-file', { filters: { batch }, limit: 100 })
  return data
}

/** Every candidate of the company as it stands, without what counts the changes. */
async function everyone(call: Call): Promise<Map<string, string>> {
  const all = new Map<string, string>()
  for (let page = 1; ; page += 1) {
    const { data } = await call('POST', '/candidate/list', { page, limit: 100 })
    for (const { version, updateDate, ...candidate } of data) all.set(candidate._id, JSON.stringify(candidate))
    if (data.length < 100) return all
  }
}

const countStates = (files: BatchFile[]) =>
  [...Map.groupBy(files, ({ state }) => state)].map(([state, some]) => `${state} ${some.length}`).join(', ')

async function bench(call: Call, resumes: Resume[]): Promise<void> {
  const faults: string[] = []
  const first = await filesOf(call, await dropAll(call, resumes))
  const madeBy = new Map(first.map(({ name, candidateInfo }) => [name, candidateInfo[0]?._id]))
  const before = await everyone(call)

  const batch = await dropAll(call, resumes)
  const second = await filesOf(call, batch)
  const nowSaved = second.filter(({ state }) => state === 'saved')
  faults.push(...nowSaved.map(({ name }) => `${name} was saved a second time`))
  for (const { name, state, doubleInfo } of second) {
    const made = madeBy.get(name)
    if (made && state !== 'held') faults.push(`${name} was saved the first time, and is ${state} the second`)
    if (made && state === 'held' && doubleInfo[0]?._id !== made) faults.push(`${name} is held back for somebody else`)
  }

  const offered = second.filter(({ decisions }) => decisions.includes('update'))
  const alone = second.filter(({ state, decisions }) => state === 'held' && !decisions.includes('update'))
  const { data: decided } = await call('POST', '/resume-batch/decide-files', {
    ids: second.filter(({ state }) => state === 'held').map(({ _id }) => _id),
    decision: 'update',
  })
  for (const { name, state, read, candidateInfo, doubleInfo } of await filesOf(call, batch)) {
    if (state !== 'updated') continue
    const [updated] = candidateInfo
    const made = madeBy.get(name)
    const isOwn = made ? updated?._id === made : read?.name === doubleInfo[0]?.name
    if (!isOwn) faults.push(`${name} (${read?.name}) updated ${updated?.name}`)
  }
  await call('POST', `/resume-batch/undo/${batch}`)
  const after = await everyone(call)
  const changed = [...before].filter(([id, text]) => after.get(id) !== text)
  if (changed.length > 0 || after.size !== before.size)
    faults.push(`taking the batch back left ${changed.length} candidates changed, and ${after.size - before.size} more`)

  process.stdout.write(
    `${resumes.length} resumes. First: ${countStates(first)}. Second: ${countStates(second)}; updated by a press ${decided.decided} of ${offered.length}, to be compared first ${alone.length}. Wrong updates and other faults: ${faults.length}\n${faults.map((fault) => `  ${fault}\n`).join('')}`,
  )
  if (faults.length > 0) process.exitCode = 1
}

if (!corpus) {
  process.stderr.write(`${usage}\n`)
  process.exit(2)
}
const dataDir = await mkdtemp(join(tmpdir(), 'corridor-bench-'))
try {
  const resumes = (await readResumes(corpus)).slice(0, Number(wanted))
  await withServer(dataDir, '/company/sign-in', person, (call) => bench(call, resumes))
} finally {
  await rm(dataDir, { recursive: true, force: true })
}
