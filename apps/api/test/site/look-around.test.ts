import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { looks } from '@corridor/contract/flow/demo/looks'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildVisit } from '../build-visit.ts'
import { runApp } from '../running-app.ts'

let web: string
beforeAll(() => {
  web = mkdtempSync(join(tmpdir(), 'corridor-look-'))
  buildVisit(join(web, 'visit'))
})
afterAll(() => rmSync(web, { recursive: true }))

async function homeOf(env: Record<string, string>) {
  const run = await runApp({ ROLE: 'api', ...env }, { web })
  const pages = await Promise.all(['/', '/fr', '/ar', '/zh'].map(async (path) => (await fetch(run.url + path)).text()))
  const { body } = await run.call().get('/demo')
  await run.close()
  return { pages, persons: (body as unknown as { persons: { look: string | null; area: string }[] }).persons }
}

it('leads from the home page of the demo to each role, in every language', async () => {
  const { pages, persons } = await homeOf({ DEMO: '1' })
  for (const look of looks) {
    const [person, ...others] = persons.filter((one) => one.look === look)
    expect(others).toEqual([])
    const path = `/${person?.area}/auth/sign-in?as=${look}`
    for (const page of pages) expect(page).toContain(`href="${path}"`)
  }
})

it('leaves no trace outside the demo', async () => {
  const { pages, persons } = await homeOf({ DEMO: '0' })
  for (const page of pages) expect(page).not.toMatch(/\?as=|demo-strip|Look around/)
  expect(persons).toEqual([])
})
