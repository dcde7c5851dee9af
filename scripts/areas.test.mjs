import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { areas, testsOf } from './areas.mjs'
import { root, runtimeNode } from './runtime.mjs'

it.each(areas)('the tests of %s lie in folders that are there', (area) => {
  const { tests, journeys } = testsOf(area)
  expect(tests.length + journeys.length).toBeGreaterThan(0)
  for (const folder of tests) expect(existsSync(join(root, folder))).toBe(true)
  for (const folder of journeys) expect(existsSync(join(root, 'e2e', folder))).toBe(true)
})

it.each([['--area', 'moon'], ['--area'], ['--aria', 'job']])(
  '%s %s is refused with the names of the areas',
  (...words) => {
    const { status, stderr } = spawnSync(runtimeNode(), ['scripts/test.mjs', ...words], { cwd: root, encoding: 'utf8' })
    expect(status).toBe(1)
    expect(stderr).toContain(areas.join(', '))
  },
)
