import type { Platform } from '../../../platform.ts'
import { judgeUpload } from '../../base/file/judge-upload.ts'
import { typeOf, withArchive } from './archive.ts'
import type { ArchivedFile } from './store.ts'

const filesAtOnce = 50

/**
 * Judges each file of the archive as the upload of a resume is judged, and hands over what was found, some at a time. Throws
 * `server.unavailable` if malware cannot be looked for.
 */
export function readArchive(
  platform: Platform,
  key: string,
  take: (files: ArchivedFile[]) => Promise<void>,
): Promise<void> {
  return withArchive(platform, key, async ({ paths, withFile }) => {
    for (let at = 0; at < paths.length; at += filesAtOnce) {
      const files: ArchivedFile[] = []
      for (const path of paths.slice(at, at + filesAtOnce)) {
        const type = typeOf(path)
        const refusal = type ? await withFile(path, (local) => judgeUpload(platform, local, type, 'resume')) : null
        files.push({ path, reason: type ? (refusal?.message ?? null) : 'Files of this type are not accepted.' })
      }
      await take(files)
    }
  })
}
