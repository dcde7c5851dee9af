import type { InstitutionRow } from '@corridor/contract/agency/institution/shapes'
import type { InstitutionContract } from '@corridor/contract/agency/institution-contract/shapes'
import { wallTimeIn } from '@corridor/contract/format/day'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadConfig } from '../../src/config.ts'
import { loadDemo } from '../../src/features/flow/demo/seed/load-demo.ts'
import { loadReferenceData } from '../../src/features/flow/demo/seed/reference-data.ts'
import { someCountries } from '../base/some-countries.ts'
import type { Caller } from '../call.ts'
import type { Person } from '../make.ts'
import { type RunningApp, runApp } from '../running-app.ts'

let run: RunningApp
let counsellor: Caller
beforeAll(async () => {
  run = await runApp()
  const config = loadConfig({ PORT: '0', DEMO: '0', DATABASE_URL: run.db.urls.owner, DATA_DIR: run.dataDir })
  await someCountries(run)
  await loadReferenceData(run.db.owner)
  await loadDemo({ config, db: run.db })
  const [person] = await run.db.owner<Person[]>`
    select u.id, u.email, 'company' as area, m.company_id as "companyId"
    from user_account u join membership m on m.user_id = u.id where u.email = 'counsellor@atlas.example'`
  if (!person) throw new Error('The demo has no counsellor')
  counsellor = run.call(await run.make.session(person))
}, 120_000)
afterAll(() => run.close())

const listOf = async <Row>(path: string, body: object = {}) =>
  (await counsellor.post<{ data: Row[]; totalDocs: number }>(`/${path}/list`, { limit: 100, ...body })).body
const countBy = <Row>(rows: readonly Row[], keyOf: (row: Row) => string) =>
  Object.fromEntries([...Map.groupBy(rows, keyOf)].map(([key, of]) => [key, of.length]))

describe('the institutions of the demo', () => {
  it('are eighteen in five countries, each with programmes and a deadline to come', async () => {
    const { data } = await listOf<InstitutionRow>('institution')
    expect(countBy(data, ({ countryInfo }) => countryInfo[0]?.code ?? '')).toEqual({
      CA: 5,
      GB: 5,
      US: 3,
      AU: 3,
      NZ: 2,
    })
    expect(data.filter(({ programmes, nextDeadline }) => programmes !== 3 || nextDeadline === null)).toEqual([])
  })

  it('show every state of a contract twice, and none without one', async () => {
    const { data } = await listOf<InstitutionRow>('institution')
    expect(countBy(data, ({ contract }) => contract?.state ?? '')).toEqual({
      ...{ current: 12, ending: 2, ended: 2, coming: 2 },
    })
  })

  it('are reached through another agency four times, and by one contract for two countries alone', async () => {
    const { data } = await listOf<InstitutionContract>('institution-contract')
    const through = data.filter((row) => row.through !== null)
    expect(through.map(({ throughInfo }) => throughInfo[0]?.name)).toEqual(Array(4).fill('Polaris Partner Network'))
    expect(data.filter(({ countries }) => countries.length > 0)).toHaveLength(1)
    expect(data.some(({ steps }) => steps.length === 2)).toBe(true)
    expect(data.filter(({ amount }) => amount !== null)).toHaveLength(2)
  })

  it('have intakes from a September more than a year ago to one a year ahead, due at the hour of the place', async () => {
    const daysFrom = (day: string) => Math.round((Date.parse(day) - Date.now()) / 86_400_000)
    const order = { limit: 1, sortBy: 'startDate' }
    const [first] = (await listOf<{ startDate: string }>('intake', { ...order, sortDirection: 'asc' })).data
    const [last] = (await listOf<{ startDate: string }>('intake', { ...order, sortDirection: 'desc' })).data
    expect([first?.startDate.slice(5, 7), last?.startDate.slice(5, 7)]).toEqual(['09', '09'])
    expect(daysFrom(first?.startDate ?? '')).toBeLessThan(-390)
    expect(daysFrom(last?.startDate ?? '')).toBeGreaterThan(270)
    interface Due {
      zone: string
      deadline: string
      deadlineDate: string
      deadlineTime: string
    }
    const { data } = await listOf<Due>('intake')
    const shown = data.map(({ zone, deadline }) => wallTimeIn(zone, deadline))
    expect(shown).toEqual(data.map(({ deadlineDate, deadlineTime }) => `${deadlineDate}T${deadlineTime}`))
  })

  it('come with three agencies that send students, and one above', async () => {
    const of = async (vendorType: string) => (await listOf('vendor', { filters: { vendorType } })).totalDocs
    expect([await of('super-agent'), await of('sub-agent')]).toEqual([1, 3])
  })
})
