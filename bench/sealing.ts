import { randomBytes } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { makeFieldCrypto } from '../apps/api/src/platform/field-crypto.ts'
import { inScratch } from '../apps/api/src/platform/scratch.ts'
import { type DataKeyRow, openDataKeys } from '../apps/api/src/platform/storage/data-keys.ts'
import { openDiskStorage } from '../apps/api/src/platform/storage/disk.ts'
import { sealFile } from '../apps/api/src/platform/storage/seal-file.ts'
import { sealStore } from '../apps/api/src/platform/storage/sealed.ts'

const megabytes = 32
const rounds = 15
const rangeBytes = 1_048_576

/** Measures sealing beside a copy of the same file, in turn, and ranges of a sealed one: medians of processor and clock. */
export async function benchSealing(say: (line: string) => void): Promise<void> {
  await inScratch('bench-sealing', async (folder) => {
    const rows: DataKeyRow[] = []
    const fields = makeFieldCrypto([{ id: 'k1', key: randomBytes(32) }])
    const keys = openDataKeys(
      {
        find: async (id) => rows.find((row) => row.id === id),
        findOf: async (companyId) => rows.find((row) => row.company_id === companyId),
        add: async (row) => void rows.push(row),
      },
      fields,
    )
    const dataKey = await keys.of(null)
    const plain = join(folder, 'plain')
    await writeFile(plain, randomBytes(megabytes * 1_048_576))
    const copied: number[] = []
    const sealed: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      const to = join(folder, `copy-${round}`)
      copied.push(await processorMs(() => pipeline(createReadStream(plain), createWriteStream(to))))
      await rm(to)
      sealed.push(await processorMs(() => sealFile(plain, to, dataKey, 'bench')))
      await rm(to)
    }
    const over = median(sealed.map((ms, at) => (ms - (copied[at] ?? 0)) / megabytes))
    say(
      `Sealing: ${over.toFixed(2)} ms of processor a MB over a copy (aim 1.5), which takes ${(median(copied) / megabytes).toFixed(2)} ms.`,
    )

    await mkdir(join(folder, 'data'))
    const store = await openDiskStorage(join(folder, 'data'), '/files')
    const storage = sealStore(store, { keys, mayBePlain: async () => false, whenBroken: () => {} })
    await storage.keep({ key: 'bench-file', type: 'application/pdf', companyId: null }, plain)
    await store.keep({ key: 'bench-plain', type: 'application/pdf', companyId: null }, plain)
    const [opened, read] = [[] as number[], [] as number[]]
    for (let round = 0; round < rounds * 2; round += 1) {
      const from = 1_000 + round * 900_001
      opened.push(await clockMs(async () => drain((await storage.read('bench-file')).stream(from, from + rangeBytes))))
      read.push(await clockMs(async () => drain((await store.read('bench-plain')).stream(from, from + rangeBytes))))
    }
    say(`1 MB of range: ${median(opened).toFixed(1)} ms (aim 5); of a plain file ${median(read).toFixed(1)} ms.`)
  })
}

async function processorMs(act: () => Promise<unknown>): Promise<number> {
  const began = process.cpuUsage()
  await act()
  const { user, system } = process.cpuUsage(began)
  return (user + system) / 1_000
}

async function clockMs(act: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await act()
  return performance.now() - began
}

async function drain(bytes: AsyncIterable<unknown>): Promise<void> {
  for await (const _ of bytes);
}

const median = (values: number[]) => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0
