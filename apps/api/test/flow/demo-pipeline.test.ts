import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Commission } from '@corridor/contract/agency/commission/shapes'
import type { CommissionPayment } from '@corridor/contract/agency/commission-payment/shapes'
import type { FileReview } from '@corridor/contract/agency/file-review/shapes'
import type { StudentApplication } from '@corridor/contract/agency/student-application/shapes'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadConfig } from '../../src/config.ts'
import { loadDemo } from '../../src/features/flow/demo/seed/load-demo.ts'
import { loadReferenceData } from '../../src/features/flow/demo/seed/reference-data.ts'
import { someCountries } from '../base/some-countries.ts'
import type { Caller } from '../call.ts'
import type { Person } from '../make.ts'
import { checkedImport } from '../records/importing.ts'
import { type RunningApp, runApp } from '../running-app.ts'

const paymentList = join(import.meta.dirname, '../../../../demo/payment-list.csv')
const dayMs = 86_400_000

let run: RunningApp
let owner: Caller
beforeAll(async () => {
  run = await runApp()
  const config = loadConfig({ PORT: '0', DEMO: '0', DATABASE_URL: run.db.urls.owner, DATA_DIR: run.dataDir })
  await someCountries(run)
  await loadReferenceData(run.db.owner)
  await loadDemo({ config, db: run.db })
  owner = await as('owner@atlas.example')
}, 120_000)
afterAll(() => run.close())

async function as(email: string): Promise<Caller> {
  const [person] = await run.db.owner<Person[]>`
    select u.id, u.email, 'company' as area, m.company_id as "companyId"
    from user_account u join membership m on m.user_id = u.id where u.email = ${email}`
  if (!person) throw new Error(`The demo has no ${email}`)
  return run.call(await run.make.session(person))
}

const pageMax = 100
async function all<Row>(path: string, filters: object = {}): Promise<Row[]> {
  const rows: Row[] = []
  for (let page = 1; ; page += 1) {
    const { body } = await owner.post<{ data: Row[] }>(path, { limit: pageMax, page, filters })
    rows.push(...body.data)
    if (body.data.length < pageMax) return rows
  }
}
const applications = (filters?: object) => all<StudentApplication>('/student-application/list', filters)
const commissionsOf = (filters?: object) => all<Commission>('/commission/list', filters)
const payments = () => all<CommissionPayment>('/commission-payment/list')
const countBy = <Row>(rows: readonly Row[], keyOf: (row: Row) => string) =>
  Object.fromEntries([...Map.groupBy(rows, keyOf)].map(([key, of]) => [key, of.length]))

describe('the applications of the demo', () => {
  it('are 236 in five countries, 90 of them over', async () => {
    const rows = await applications()
    expect(rows).toHaveLength(236)
    const over = new Set(rows.filter(isClosed).map(({ _id }) => _id))
    const current = rows.filter(({ _id }) => !over.has(_id))
    expect(countBy(current, codeOf)).toEqual({ US: 21, CA: 44, GB: 41, AU: 28, NZ: 12 })
    expect(over.size).toBe(90)
  })

  it('stand in every stage and in every status of the authority, each at least twice', async () => {
    const rows = await applications()
    for (const count of Object.values({ ...countBy(rows, ({ stage }) => stage), ...countBy(rows, authorityOf) }))
      expect(count).toBeGreaterThanOrEqual(2)
    expect(countBy(rows, authorityOf)).toMatchObject({ granted: 98, refused: 14 })
    expect(Object.keys(countBy(rows, ({ stage }) => stage))).toHaveLength(11)
  })

  it('have fourteen students with a deadline within two weeks, or missed, which are three', async () => {
    const missed = await applications({ deadline: 'missed' })
    const soon = await applications({ deadline: 'fortnight' })
    const of = (rows: readonly StudentApplication[]) => new Set(rows.map(({ student }) => student))
    expect([of(missed).size, of([...missed, ...soon]).size]).toEqual([3, 14])
  })

  it('went the way that the moves tell, each step after the one before', async () => {
    for (const one of (await applications()).filter((_, at) => at % 9 === 0)) {
      const { body } = await owner.post<{ data: { moves: { to: string; on: string; of: string }[] } }>(
        '/student-application/view',
        { applicationId: one._id },
      )
      const stages = body.data.moves.filter(({ of }) => of === 'stage')
      const days = stages.map(({ on }) => on)
      expect(days, one._id).toEqual(days.toSorted().reverse())
      if (stages.length > 0) expect(stages[0]).toMatchObject({ to: one.stage, on: one.stageDate })
    }
  })

  it('have each refused visa in step 8, but the one that contradicts, and something that followed', async () => {
    const refused = await applications({ authority: 'refused' })
    const silent: string[] = []
    for (const { student, studentInfo, countryInfo, authorityDate, stageDate } of refused) {
      const { body } = await owner.post<{ data: { deportationDetails: { deportationDetails: object[] } } }>(
        '/student/view',
        {
          studentId: student,
        },
      )
      const row = { country: countryInfo[0]?._id, refusalDate: authorityDate?.slice(0, 7) }
      const rows = body.data.deportationDetails.deportationDetails
      if (!rows.some((one) => expect.objectContaining(row).asymmetricMatch(one)))
        silent.push(studentInfo[0]?.firstName ?? '')
      expect(stageDate >= (authorityDate ?? '')).toBe(true)
    }
    expect(silent).toEqual(['Chidi'])
  })
})

const codeOf = ({ countryInfo }: StudentApplication) => countryInfo[0]?.code ?? ''
const authorityOf = ({ authority }: StudentApplication) => authority
const isClosed = ({ stage, stageDate }: StudentApplication) =>
  stage === 'enrolled' && Date.parse(stageDate) < Date.now() - 90 * dayMs

describe('the reviews of the demo', () => {
  it('wait for six, three with a comment without an answer, and one was overridden with a reason', async () => {
    const asked = await all<FileReview>('/file-review/list', { state: 'asked' })
    expect(asked).toHaveLength(6)
    expect(asked.filter(({ comments }) => comments.some(({ answer }) => answer === ''))).toHaveLength(3)
    const overridden = await all<FileReview>('/file-review/list', { state: 'overridden' })
    expect(overridden.map(({ reason }) => reason.length > 20)).toEqual([true])
  })

  it('let every file go that left the house, signed before', async () => {
    const left = (await applications({ live: true })).filter(
      (one) => !['draft', 'in-review'].includes(one.stage) && !isClosed(one),
    )
    for (const student of new Set(left.map(({ student }) => student))) {
      const { body } = await owner.post<{ data: { lacks: string[] } }>('/file-review/view', { studentId: student })
      expect(body.data.lacks, student).toEqual([])
    }
  })
})

describe('the commission of the demo', () => {
  it('has a line for each application from the deposit on, in the states that the year left', async () => {
    const rows = await commissionsOf()
    expect(countBy(rows, ({ state }) => state)).toEqual({
      ...{ expected: 21, claimable: 8, claimed: 11, paid: 71, 'part-paid': 2, refused: 2, 'clawed-back': 1, none: 1 },
    })
    expect(new Set(rows.map(({ currency }) => currency))).toEqual(new Set(['CAD', 'GBP', 'USD', 'AUD', 'NZD']))
    expect(rows.filter(({ unknown }) => unknown !== null)).toEqual([])
  })

  it('has three windows that end within a week, and four claims older than sixty days', async () => {
    const day = (days: number) => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10)
    expect(await commissionsOf({ endsBy: day(7) })).toHaveLength(3)
    const old = await commissionsOf({ claimedBefore: day(-60) })
    expect(old.filter(({ state }) => state === 'claimed')).toHaveLength(4)
  })

  it('owes three sub-agents a share', async () => {
    const owed = (await commissionsOf()).filter(({ share }) => share && share.open > 0)
    expect(new Set(owed.map(({ subAgentInfo }) => subAgentInfo[0]?.name)).size).toBe(3)
  })

  it('was claimed, paid and taken back as its own lines say', async () => {
    const claims = await all<{ total: number; currency: string }>('/commission/list-claim')
    const rows = (await commissionsOf()).filter(({ claimed }) => claimed !== null)
    const sum = (of: readonly number[]) => of.reduce((whole, part) => whole + part, 0)
    expect(sum(claims.map(({ total }) => total))).toBe(sum(rows.map(({ claimed }) => claimed ?? 0)))
    const came = await payments()
    expect(sum(came.map(({ amount }) => amount))).toBe(sum(rows.map(({ came }) => came)))
  })

  // Last, for it changes what came.
  it('is paid by the list in Canadian dollars: five fit, one differs, one is unknown, one comes twice', async () => {
    const before = (await commissionsOf({ state: 'claimed' })).filter(({ currency }) => currency === 'CAD')
    expect(before).toHaveLength(6)
    const found = await checkedImport(run, owner, 'commission-payment', await readFile(paymentList, 'utf8'))
    expect(await found.post('run', { expected: 8 })).toMatchObject({ status: 202 })
    await found.reach('done')
    const brought = (await payments()).filter(({ reference }) => reference.startsWith('CA-'))
    expect(countBy(brought, ({ match }) => match)).toEqual({ fits: 5, differs: 1, unknown: 1, twice: 1 })
    const after = (await commissionsOf({ state: 'claimed' })).filter(({ currency }) => currency === 'CAD')
    expect(after).toHaveLength(1)
  })
})
