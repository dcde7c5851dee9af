import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { endpoints } from './endpoints.ts'
import { shareOf } from './shards.ts'

const files = readdirSync(import.meta.dirname)

it.each(['answer-property', 'list-property', 'list'])(
  'the files of %s have each endpoint once between them',
  (name) => {
    const shards = files.filter((file) => new RegExp(`^${name}-\\d+-of-\\d+\\.test\\.ts$`).test(file))
    const covered = shards.flatMap((file) => shareOf(file)(endpoints))
    expect(covered.map((endpoint) => endpoint.name).sort()).toEqual(endpoints.map((endpoint) => endpoint.name).sort())
  },
)

it('a file that does not say its place has no share', () => {
  expect(() => shareOf('list.test.ts')).toThrow('does not say')
})
