import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Answer, AnyBody, Caller } from '../call.ts'
import type { Company } from '../make.ts'
import { chosen } from '../people/visitor.ts'
import { type RunningApp, runApp } from '../running-app.ts'
import { askAddress } from '../upload.ts'

const gigabyte = 1_073_741_824
const tries = 25

let run: RunningApp
let company: Company
let owner: Caller
beforeAll(async () => {
  run = await runApp({ ROLE: 'api' })
})
afterAll(() => run.close())
beforeEach(async () => {
  company = await run.make.company()
  owner = run.call(await run.make.session(await run.make.person('owner', company)))
})

const colleagues = (count: number) =>
  Promise.all(Array.from({ length: count }, () => run.make.person('recruiter', company)))

const nadia = { firstName: 'Nadia', lastName: 'Newcomer', role: 'recruiter' }
const invitation = async (more: object = {}) =>
  run.make.invitation({ role: 'recruiter', company_id: company.id, ...more })

/** Each limit of a plan: a company that has room for one more, and what takes it, for each of many at once. */
const limits: Record<string, { code: string; prepare: () => Promise<(at: number) => Promise<Answer<AnyBody>>> }> = {
  'an invitation': {
    code: 'plan.usersFull',
    prepare: async () => {
      await colleagues(3)
      return (at) =>
        owner.post('/company-member/invite', { people: [{ ...nadia, email: `n${at}@${company.id}.example` }] })
    },
  },
  'an invitation that has ended and is sent again': {
    code: 'plan.usersFull',
    prepare: async () => {
      await colleagues(3)
      const past = new Date('2026-01-01')
      const ids: string[] = []
      for (let at = 0; at < tries; at += 1) ids.push((await invitation({ sent_at: past, expires_at: past })).id)
      return (at) => owner.post(`/invitation/resend/${ids[at]}`)
    },
  },
  'an account that is accepted': {
    code: 'plan.usersFull',
    prepare: async () => {
      await colleagues(3)
      const tokens: string[] = []
      for (let at = 0; at < tries; at += 1) tokens.push((await invitation()).token)
      const { role, ...name } = nadia
      return (at) => run.call().post('/invitation/accept', { token: tokens[at], ...name, ...chosen })
    },
  },
  'a member who comes back': {
    code: 'plan.usersFull',
    prepare: async () => {
      await colleagues(3)
      const left = await colleagues(tries)
      await run.db.owner`
        update membership set status = 'inactive' where company_id = ${company.id} and user_id = any(${left.map(({ id }) => id)}::uuid[])`
      const { data } = (await owner.post('/company-member/list', { limit: 100, filters: { status: 'inactive' } })).body
      return (at) => owner.put(`/company-member/update/${(data as { _id: string }[])[at]?._id}`, { status: 'active' })
    },
  },
  'a file': {
    code: 'file.quota',
    prepare: async () => {
      const person = await run.make.person('recruiter', company)
      await run.make.file(company, person, { file_size: 10 * gigabyte - 1_500 })
      return () => askAddress(owner, { fileSize: 1_000 })
    },
  },
}

describe('of many who ask at once for the last place of a plan, one has it', () => {
  it.each(Object.entries(limits))('by %s', async (_, { code, prepare }) => {
    const take = await prepare()
    const answers = await Promise.all(Array.from({ length: tries }, (_, at) => take(at)))
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status < 300)).toHaveLength(1)
    expect(answers.filter(({ status, body }) => status === 403 && body.code === code)).toHaveLength(tries - 1)
  })
})
