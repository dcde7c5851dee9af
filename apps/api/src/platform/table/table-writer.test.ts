import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { writeTableApart } from './table-writer.ts'
import { type Cell, writeTable } from './write-table.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'corridor-table-'))
})
afterAll(() => rm(folder, { recursive: true }))

const sheet = { name: 'People', formats: [undefined, undefined, 'yyyy-mm-dd'] }
async function* people(count: number): AsyncGenerator<Cell[]> {
  yield ['Name', 'Skill', 'Since']
  for (let at = 0; at < count; at += 1) yield [`Ana ${at}`, '=1+1', at % 2 ? null : new Date(0)]
}

describe('a table that is written apart', () => {
  it.each([
    ['csv', 0],
    ['csv', 1_234],
    ['xlsx', 1_234],
  ] as const)('as %s of %i rows is byte for byte what it is otherwise', async (format, count) => {
    const [apart, here] = [join(folder, 'apart'), join(folder, 'here')]
    await writeTableApart({ path: apart, format, sheet }, people(count))
    await writeTable(here, format, sheet, people(count))
    expect((await readFile(apart)).equals(await readFile(here))).toBe(true)
  })

  it('ends with what its rows end with, and asks for no more', async () => {
    let asked = 0
    async function* broken(): AsyncGenerator<Cell[]> {
      for (; asked < 10_000; asked += 1) {
        if (asked === 700) throw new Error('The database is away.')
        yield [`Ana ${asked}`]
      }
    }
    const writing = writeTableApart({ path: join(folder, 'broken'), format: 'csv', sheet }, broken())
    await expect(writing).rejects.toThrow('The database is away.')
    expect(asked).toBe(700)
  })

  it('ends where its file cannot be written, and lets its rows go', async () => {
    let isLetGo = false
    async function* watched(): AsyncGenerator<Cell[]> {
      try {
        yield* people(5_000)
      } finally {
        isLetGo = true
      }
    }
    const nowhere = { path: join(folder, 'none', 'file'), format: 'csv' as const, sheet }
    await expect(writeTableApart(nowhere, watched())).rejects.toThrow('ENOENT')
    expect(isLetGo).toBe(true)
  })
})
