import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Caller } from '../call.ts'
import type { Company } from '../make.ts'
import { type RunningApp, runApp } from '../running-app.ts'

let run: RunningApp
let harbor: Company
let quay: Company
let administrator: Caller
let owner: Caller
beforeAll(async () => {
  run = await runApp({ ROLE: 'api' })
  harbor = await run.make.company({ name: 'Harbor Staffing' })
  quay = await run.make.company({ name: 'Quay Staffing' })
  administrator = run.call(await run.make.tokenOf('administrator'))
  owner = run.call(await run.make.session(await run.make.person('owner', quay)))
})
afterAll(() => run.close())

const made: Record<string, (company: Company) => Promise<string>> = {
  job: (company) => run.make.job(company),
  application: (company) => run.make.application(company),
  submission: (company) => run.make.submission(company),
  placement: (company) => run.make.placement(company),
  interview: async (company) => run.make.interview(company, await run.make.submission(company)),
}

describe.each(Object.keys(made))('%s.list of an administrator', (noun) => {
  it('names the company of each row and is narrowed to one; a company sees its own alone', async () => {
    const [own, other] = [await made[noun]?.(harbor), await made[noun]?.(quay)]
    const whose = async (caller: Caller, filters: object) => {
      const { body } = await caller.post(`/${noun}/list`, { filters, limit: 100 })
      return body.data.map(({ _id, companyInfo }) => [_id, companyInfo])
    }
    const ofHarbor = [own, [{ _id: harbor.id, name: 'Harbor Staffing' }]]
    const ofQuay = [other, [{ _id: quay.id, name: 'Quay Staffing' }]]
    expect(await whose(administrator, {})).toEqual(expect.arrayContaining([ofHarbor, ofQuay]))
    const narrowed = await whose(administrator, { company: quay.id })
    expect(narrowed).toContainEqual(ofQuay)
    expect(narrowed).not.toContainEqual(ofHarbor)
    expect(await whose(owner, { company: quay.id })).toContainEqual(ofQuay)
    expect(await whose(owner, { company: harbor.id })).toEqual([])
    const { body } = await administrator.post(`/${noun}/view`, { [`${noun}Id`]: own })
    expect(body.data.companyInfo).toEqual(ofHarbor[1])
  })
})
