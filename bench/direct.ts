import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { detectKind } from '../apps/api/src/platform/content/document-kind.ts'
import { startExtractor } from '../apps/api/src/reading/extract.ts'
import { dropFile, type Resume, types } from './drop.ts'
import { type Call, withServer } from './server.ts'

const usage = `node bench/direct.ts <corpus: a folder with resumes/, each a folder with original.*> [files]
Drops text PDFs and Word documents on Resume Parsing Direct, repeated up to the number (240), and prints files a minute.`
const [corpus, wanted = '240'] = process.argv.slice(2)
const uploadsAtOnce = 4
const textKinds: readonly string[] = ['pdf', 'docx']
const person = { email: 'bench@harbor.example', password: 'Corridor@2026' }
/** Documents whose text needs no recognising. */
async function readResumes(root: string): Promise<Resume[]> {
  const extractor = startExtractor({ workers: 1 })
  const resumes: Resume[] = []
  for (const id of (await readdir(join(root, 'resumes'))).sort()) {
    const folder = join(root, 'resumes', id)
    const file = (await readdir(folder)).find((name) => name.startsWith('original.'))
    const path = join(folder, file ?? '')
    const kind = file ? await detectKind(path) : null
    const fileType = kind && textKinds.includes(kind) ? types[kind] : undefined
    if (!kind || !fileType || (await extractor.readText({ path, kind })).scanned) continue
    resumes.push({ fileName: `resume.${kind}`, bytes: await readFile(path), fileType })
  }
  await extractor.close()
  return resumes
}

async function bench(call: Call, resumes: Resume[], files: number): Promise<void> {
  const { data } = await call('POST', '/resume-batch/start', {})
  const began = performance.now()
  let next = 0
  const lanes = Array.from({ length: uploadsAtOnce }, async () => {
    for (let at = next++; at < files; at = next++)
      await dropFile(call, data._id, resumes[at % resumes.length] as Resume)
  })
  await Promise.all(lanes)
  const uploaded = performance.now()
  for (;;) {
    const { counts } = (await call('GET', `/resume-batch/view/${data._id}`)).data
    if (counts.reading === 0 && counts.files === files) {
      const seconds = (performance.now() - began) / 1000
      const ended = Object.entries(counts).filter(([name, count]) => name !== 'files' && count !== 0)
      process.stdout.write(
        `${files} files (${resumes.length} different) on ${availableParallelism()} cores, shared with PostgreSQL and this load: uploaded in ${((uploaded - began) / 1000).toFixed(1)} s, all ended after ${seconds.toFixed(1)} s: ${((files / seconds) * 60).toFixed(0)} files a minute (target 200). ${ended.map(([name, count]) => `${name} ${count}`).join(', ')}\n`,
      )
      return
    }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

if (!corpus) {
  process.stderr.write(`${usage}\n`)
  process.exit(2)
}
const dataDir = await mkdtemp(join(tmpdir(), 'corridor-bench-'))
try {
  const resumes = await readResumes(corpus)
  await withServer(dataDir, '/company/sign-in', person, (call) => bench(call, resumes, Number(wanted)))
} finally {
  await rm(dataDir, { recursive: true, force: true })
}
