import { afterAll, beforeAll, expect, it } from 'vitest'
import { type RunningApp, runApp } from '../running-app.ts'
import { searchSideStores } from './search.ts'

let run: RunningApp
let token: string
const email = 'vera.leak@side.example'

beforeAll(async () => {
  run = await runApp()
  const company = await run.make.company()
  token = await run.make.tokenOf('recruiter', company)
  await run.make.person('recruiter', company, { email })
})
afterAll(() => run.close())

const search = (log: string) =>
  searchSideStores(run.db.owner, new Map([['the log', log]]), new Map([['a password', 'Quartz@7-otter']]))

it('finds nothing where nothing is', async () => {
  expect(await search(`a log with a token that opens nothing: ${'x'.repeat(43)}`)).toEqual([])
})

it('finds no address in the answer that a repeat gets', async () => {
  const admin = run.call(await run.make.tokenOf('administrator'))
  const invited = { firstName: 'Ines', lastName: 'Moreau', email: 'ines.moreau@side.example' }
  const answers = [1, 2].map(() => admin.send('POST', '/users/add', invited, { 'idempotency-key': 'ines' }))
  const [first, again] = await Promise.all(answers)
  expect(first?.body.data).toMatchObject({ email: invited.email })
  expect(again?.body).toEqual(first?.body)
  expect(await search('')).toEqual([])
})

it('finds a live token wherever it stands, and does not say it again', async () => {
  const lines = await search(`GET /events?token=${token} and glued${token}to more`)
  expect(lines).toEqual(['the log holds live tokens: 1'])
  expect(lines.join()).not.toContain(token)
})

it('finds a password and the address of a person in a log', async () => {
  expect(await search(`{"body":{"password":"Quartz@7-otter","email":"${email.toUpperCase()}"}}`)).toEqual([
    'the log holds a password',
    'the log holds addresses of persons: 1',
  ])
})

it('finds all of them in a table', async () => {
  await run.db.owner`insert into rate_limit (key) values (${`${token} ${email} Quartz@7-otter`})`
  expect(await search('')).toEqual([
    'public.rate_limit holds live tokens: 1',
    'public.rate_limit holds a password',
    'public.rate_limit holds addresses of persons: 1',
  ])
})
