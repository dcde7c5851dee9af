import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { detectKind } from '../../apps/api/src/platform/content/document-kind.ts'
import type { JobFields, ResumeFields } from '../../apps/api/src/reading/answer.ts'
import { startExtractor } from '../../apps/api/src/reading/extract.ts'

/** A document as the product reads it. */
export interface Read {
  text: string
  resume: ResumeFields
  job: JobFields
}

interface Asked {
  /** Folders of the corpus, each with `resumes/` and maybe `job-descriptions/`. */
  roots: string[]
  people: string[]
  jobs: string[]
  /** A file that keeps what was read, for reading scans takes minutes. */
  kept?: string | undefined
}

/** Reads the documents that the labels name, by their ids. */
export async function readDocuments({ roots, people, jobs, kept }: Asked): Promise<Map<string, Read>> {
  const before = kept ? await readFile(kept, 'utf8').catch(() => '') : ''
  if (before) return new Map(JSON.parse(before) as [string, Read][])
  const extractor = startExtractor({ workers: 1 })
  const read = new Map<string, Read>()
  for (const [folder, ids] of [
    ['resumes', people],
    ['job-descriptions', jobs],
  ] as const) {
    for (const id of ids) {
      const path = await findOriginal(roots, folder, id)
      const kind = path ? await detectKind(path) : null
      if (!path || !kind) throw new Error(`${id} is not in the corpus.`)
      const { pages, fields, job } = await extractor.extract({ path, kind, isJob: folder === 'job-descriptions' })
      read.set(id, { text: pages.join('\n'), resume: fields, job: job ?? {} })
    }
  }
  await extractor.close()
  if (kept) await writeFile(kept, JSON.stringify([...read]))
  return read
}

async function findOriginal(roots: string[], folder: string, id: string): Promise<string | undefined> {
  for (const root of roots) {
    const place = join(root, folder, id)
    if (!(await stat(place).catch(() => undefined))?.isDirectory()) continue
    const name = (await readdir(place)).find((one) => one.startsWith('original.'))
    if (name) return join(place, name)
  }
  return undefined
}
