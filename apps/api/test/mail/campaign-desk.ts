import { expect } from 'vitest'
import type { AnyRecord, Caller } from '../call.ts'
import type { Company, Person } from '../make.ts'
import { type RunningApp, runApp } from '../running-app.ts'
import { type Delivered, openPostOffice } from './post-office.ts'

/** Replies of the server to an address, and to the content for it; it takes everything else. */
export const says = {
  address: (_address: string): Promise<Error | undefined> | Error | undefined => undefined,
  content: (_letter: Delivered): Error | 'cut' | 'silence' | undefined => undefined,
}

export const publicUrl = 'https://work.example'

/** An installation whose campaigns leave through a real server. */
export async function openDesk() {
  const office = await openPostOffice({
    recipient: (address) => says.address(address),
    content: (letter) => says.content(letter),
  })
  const run = await runApp({ SMTP_URL: office.url, PUBLIC_URL: publicUrl })
  return {
    run,
    office,
    country: await run.make.country(),
    close: async () => {
      await run.close()
      await office.close()
    },
  }
}

/** A company with a unit that sends, and somebody who makes campaigns in it. */
export async function openSales(run: RunningApp) {
  const company: Company = await run.make.company()
  const person: Person = await run.make.person('bench-sales', company)
  const bench: Caller = run.call(await run.make.session(person))
  const unit = await run.make.unit(company, {
    ...{ name: 'Charlotte', sender_name: 'Harbor Staffing', from_email: 'sales@harbor.example' },
    ...{ reply_to: 'answers@harbor.example', postal_address: '200 South Tryon Street, Charlotte, NC 28202' },
  })
  const pace = { per_hour: 1_000, per_day: 1_000 }
  await run.make.mailbox(company, { address: 'sales@harbor.example', way: 'relay', member_id: null, ...pace })
  const owner: Caller = run.call(await run.make.session(await run.make.person('owner', company)))
  const view = async (id: string) => (await bench.post('/campaign/view', { id })).body.data as AnyRecord
  return {
    ...{ company, person, bench, owner, unit, view },
    /** A vendor with a contact at each of these addresses, who wants everything. */
    async vendorWith(emails: readonly string[]) {
      const vendor = await run.make.vendor(company)
      const wants = { first_name: 'Hannah', send_hotlist: true, send_requirement: true }
      const contacts = []
      for (const [at, email] of emails.entries())
        contacts.push(await run.make.vendorContact(company, vendor, { ...wants, last_name: `Lindt ${at}`, email }))
      return { vendor, contacts }
    },
    async draft(more: object = {}) {
      const words = { kind: 'plain', subject: 'Java bench', body: '<p>Good morning</p>', from: unit }
      const added = await bench.post('/campaign/add', { ...words, ...more })
      expect([added.status, added.body.message]).toEqual([200, 'Campaign Added Successfully'])
      return added.body.data as AnyRecord
    },
    async start(id: string, more: object = {}) {
      const started = await bench.post(`/campaign/start/${id}`, more)
      expect([started.status, started.body.code]).toEqual([200, undefined])
    },
    ended: (id: string) => expect.poll(async () => (await view(id)).state, { timeout: 30_000 }).toBe('done'),
    async rowsOf(campaign: string, filters: object = {}) {
      const order = { limit: 100, sortBy: 'emailId', sortDirection: 'asc' }
      const { body } = await bench.post('/recipient/list', { filters: { campaign, ...filters }, ...order })
      return body.data as AnyRecord[]
    },
    /** Has a worker look at a campaign now. */
    wake: (id: string) =>
      run.db.owner`insert into pgboss.job (name, data) values ('send-campaign', ${run.db.owner.json({ id })})`,
  }
}
