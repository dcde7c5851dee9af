import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { resumeTypes } from '@corridor/contract/base/file/purposes'
import { filesIn } from '../../../platform/content/file-archive.ts'
import { openArchive } from '../../../platform/content/zip-archive.ts'
import type { Platform } from '../../../platform.ts'

export interface OpenedArchive {
  paths: string[]
  /** Unpacks one file to a place of this machine for as long as `work` takes. */
  withFile<Result>(path: string, work: (local: string) => Promise<Result>): Promise<Result>
}

/** Opens the archive of an import for as long as `work` takes. It was judged when it was confirmed. */
export const withArchive = <Result>(
  { storage }: Platform,
  key: string,
  work: (archive: OpenedArchive) => Promise<Result>,
): Promise<Result> =>
  storage.withLocalFile('files', key, async (zip) => {
    const archive = await openArchive(await readFile(zip))
    const folder = await mkdtemp(join(tmpdir(), 'corridor-archive-'))
    // The archive's own names reach no folder.
    const local = join(folder, 'file')
    try {
      return await work({
        paths: filesIn(archive),
        async withFile(path, use) {
          await writeFile(local, await archive.read(path), { mode: 0o600 })
          return use(local)
        },
      })
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  })

/** The type that a file's name promises; undefined if it is none that a resume may have. */
export const typeOf = (path: string): string | undefined => resumeTypes[path.split('.').at(-1)?.toLowerCase() ?? '']
