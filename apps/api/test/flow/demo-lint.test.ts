import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadConfig } from '../../src/config.ts'
import { fileAddressRoot } from '../../src/features/base/file/disk-routes.ts'
import { lintDemo } from '../../src/features/flow/demo/lint/lint-demo.ts'
import { loadDemo } from '../../src/features/flow/demo/seed/load-demo.ts'
import { loadReferenceData } from '../../src/features/flow/demo/seed/reference-data.ts'
import { openStorage } from '../../src/platform/storage/open-storage.ts'
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

describe('the demo as a story', () => {
  it('has no fault that its lint finds', { timeout: 60_000 }, async () => {
    const { storage } = await openStorage(configOf(), fileAddressRoot)
    expect(await lintDemo({ sql: run.db.owner, storage })).toEqual([])
  })

  it('is found wrong where a record contradicts another', async () => {
    const { storage } = await openStorage(configOf(), fileAddressRoot)
    await run.db.owner`
      update candidate set job_title = 'Principal Data Engineer', experience = 1 where full_name = 'Anita Rao'`
    expect(await lintDemo({ sql: run.db.owner, storage })).toContain(
      'title, years and skills: Anita Rao is called Principal Data Engineer with 1 years',
    )
  })
})
