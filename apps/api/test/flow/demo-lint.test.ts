import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadConfig } from '../../src/config.ts'
import { openFiles } from '../../src/features/base/file/open-files.ts'
import { lintDemo } from '../../src/features/flow/demo/lint/lint-demo.ts'
import { loadDemo } from '../../src/features/flow/demo/seed/load-demo.ts'
import { loadReferenceData } from '../../src/features/flow/demo/seed/reference-data.ts'
import { makeFieldCrypto } from '../../src/platform/field-crypto.ts'
import { loadOwnKeys } from '../../src/platform/field-keys.ts'
import { someCountries } from '../base/some-countries.ts'
import { type RunningApp, runApp } from '../running-app.ts'

let run: RunningApp
const configOf = () => loadConfig({ PORT: '0', DEMO: '0', DATABASE_URL: run.db.urls.owner, DATA_DIR: run.dataDir })
beforeAll(async () => {
  run = await runApp()
  await someCountries(run)
  await loadReferenceData(run.db.owner)
  await loadDemo({ config: configOf(), db: run.db })
}, 120_000)
afterAll(() => run.close())

async function lint() {
  const fields = makeFieldCrypto(await loadOwnKeys(run.dataDir))
  const { storage } = await openFiles(configOf(), { sql: run.db.owner, fields })
  return lintDemo({ sql: run.db.owner, storage, fields })
}

describe('the demo as a story', () => {
  it('has no fault that its lint finds', { timeout: 60_000 }, async () => {
    expect(await lint()).toEqual([])
  })

  it('is found wrong where a record contradicts another', async () => {
    await run.db.owner`
      update candidate set job_title = 'Principal Data Engineer', experience = 1 where full_name = 'Anita Rao'`
    expect(await lint()).toContain('title, years and skills: Anita Rao is called Principal Data Engineer with 1 years')
  })

  it.each([
    [
      "update student set saved_steps = '{1,2,3,4,5,6}' where full_name = 'Rahul Dev Kumar'",
      'Rahul Dev Kumar has step 6 saved and nobody who saved it',
    ],
    [
      "update student set passport_expires = '2019-01-01' where full_name = 'Grace Wanjiru'",
      'Grace Wanjiru has a passport that has ended',
    ],
    [
      "update student set email = 'a@gmail.com' where full_name = 'Chidi Okafor'",
      'Chidi Okafor has an address that somebody may own',
    ],
    [
      "update student_visit set month = '1990-01' where student_id in (select id from student where full_name like 'José%')",
      'José García López was abroad before being born',
    ],
  ])('is found wrong by %s', async (statement, fault) => {
    await run.db.owner.unsafe(statement)
    expect(await lint()).toContain(`students hold together: ${fault}`)
  })
})
