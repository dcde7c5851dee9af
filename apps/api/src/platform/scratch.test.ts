import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { inScratch, sweepScratch } from './scratch.ts'

const program = `
  import { inScratch } from ${JSON.stringify(new URL('./scratch.ts', import.meta.url).href)}
  await inScratch('file', async (folder) => {
    process.stdout.write(folder)
    await new Promise((resolve) => setTimeout(resolve, 60_000))
  })`

async function startWorking(): Promise<{ child: ChildProcess; folder: string }> {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [chunk] = await once(child.stdout as NodeJS.ReadableStream, 'data')
  return { child, folder: String(chunk) }
}

it('removes what a killed process left behind, and nothing of one that works', async () => {
  const killed = await startWorking()
  const working = await startWorking()
  await writeFile(join(killed.folder, 'passport.jpg'), 'a picture')
  killed.child.kill('SIGKILL')
  await once(killed.child, 'exit')
  expect(existsSync(killed.folder)).toBe(true)

  await sweepScratch()
  expect(existsSync(killed.folder)).toBe(false)
  expect(existsSync(working.folder)).toBe(true)
  working.child.kill('SIGKILL')
  await once(working.child, 'exit')
  await sweepScratch()
  expect(existsSync(working.folder)).toBe(false)
})

it('leaves nothing behind, whatever became of the work', async () => {
  let seen = ''
  const failing = inScratch('file', async (folder) => {
    seen = folder
    await writeFile(join(folder, 'a.txt'), 'a')
    throw new Error('The work failed.')
  })
  await expect(failing).rejects.toThrow('The work failed.')
  expect(existsSync(seen)).toBe(false)
})
