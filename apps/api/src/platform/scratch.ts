import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const mark = 'corridor-scratch'
const named = new RegExp(`^${mark}-(\\d+)-`)

/** Works in a folder of this machine that only its owner reads (0700); it is gone afterwards with all that it holds. */
export async function inScratch<Answer>(name: string, work: (folder: string) => Promise<Answer>): Promise<Answer> {
  const folder = await mkdtemp(join(tmpdir(), `${mark}-${process.pid}-${name}-`))
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Removes the folders of processes that were killed before they could: what was opened there lies plain. Called before this one makes any. */
export async function sweepScratch(): Promise<void> {
  for (const entry of await readdir(tmpdir())) {
    const pid = Number(named.exec(entry)?.[1])
    // A container begins with the same number each time.
    if (pid && (pid === process.pid || !isAlive(pid))) await rm(join(tmpdir(), entry), { recursive: true, force: true })
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // Another user's process may not be asked, and is there.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
