import { open } from 'node:fs/promises'
import { join } from 'node:path'

/** The command that runs another with a disk of its own, of so many megabytes, mounted at a folder that nobody else sees. */
export const onSmallDisk = (
  folder: string,
  megabytes: number,
  command: readonly string[],
  before = 'true',
): string[] => [
  ...['unshare', '--map-root-user', '--mount', 'sh', '-c'],
  `mount -t tmpfs -o size=${megabytes}m tmpfs "${folder}" && { ${before}; } && exec "$@"`,
  ...['sh', ...command],
]

/** Fills a file until its disk has no room for a page more. */
export async function fill(path: string): Promise<void> {
  const file = await open(path, 'w')
  const writeAll = async (chunk: Buffer) => {
    for (;;) await file.write(chunk)
  }
  try {
    for (const bytes of [1_048_576, 4_096]) {
      await writeAll(Buffer.alloc(bytes)).catch((error) => {
        if (error.code !== 'ENOSPC') throw error
      })
    }
  } finally {
    await file.close()
  }
}

/** A path as a process with a disk of its own sees it. */
export const seenBy = (pid: number | undefined, path: string) => join(`/proc/${pid}/root`, path)
