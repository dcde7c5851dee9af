import { mayCall, roles } from '@corridor/contract/wire/access'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bypassCode, cases, type Place } from './cases.ts'
import { endpoints, toRequest } from './endpoints.ts'
import { openPostOffice } from './mail/post-office.ts'
import { type RunningApp, runApp } from './running-app.ts'

let run: RunningApp
let office: Awaited<ReturnType<typeof openPostOffice>>
let place: Place

// With a mail server, so that a campaign is not refused before it does its work.
beforeAll(async () => {
  office = await openPostOffice()
  run = await runApp({ ROLE: 'api', BYPASS_CODE: bypassCode, SMTP_URL: office.url }, {}, undefined, null, {
    pool: { max: 1 },
  })
  const company = await run.make.company()
  place = { run, company, by: await run.make.person('owner', company), role: 'owner' }
})
afterAll(async () => {
  await run.close()
  await office.close()
})

describe('an application with one connection', () => {
  it.each(endpoints.map((endpoint) => [endpoint.name, endpoint] as const))(
    'answers %s without waiting for a second',
    async (_, endpoint) => {
      const role = roles.find((one) => mayCall(endpoint.meta.access, [one])) ?? 'administrator'
      const by = role === 'owner' ? place.by : await run.make.person(role, place.company)
      const make = cases[endpoint.name]
      if (!make) throw new Error(`${endpoint.name} has no case in cases.ts.`)
      const { path, body } = toRequest(endpoint, await make({ ...place, by, role }))
      const token = endpoint.meta.access === 'anyone' ? undefined : await run.make.session(by)
      const { status } = await run.call(token).send(endpoint.method, path, body)
      expect(status).toBeLessThan(500)
    },
  )
})
