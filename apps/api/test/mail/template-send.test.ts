import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDesk, openSales, says } from './campaign-desk.ts'
import { refusal } from './post-office.ts'

let desk: Awaited<ReturnType<typeof openDesk>>
let sales: Awaited<ReturnType<typeof openSales>>
beforeAll(async () => {
  desk = await openDesk()
  sales = await openSales(desk.run)
})
afterAll(() => desk.close())

const field = (name: string) => `<span data-field="${name}"></span>`
const words = { subject: 'For {{contact.firstName}}', body: `<p>Dear ${field('contact.firstName')}</p>` }

it('a template goes to whoever writes it alone, as its preview shows it, with the foot of its unit', async () => {
  const { contacts } = await sales.vendorWith(['jane@vendor.example'])
  const { body } = await sales.bench.post('/email-template/test', { ...words, contactId: contacts[0] })
  expect(body.message).toBe('Test mail sent')
  expect(desk.office.delivered.map(({ to, from }) => [to, from])).toEqual([
    [[sales.person.email], 'sales@harbor.example'],
  ])
  const [mail] = desk.office.delivered
  expect(mail?.raw).toContain('Subject: For Hannah')
  expect(mail?.raw).toContain('200 South Tryon Street')
  await sales.bench.post('/email-template/test', { ...words, businessUnit: sales.unit })
  expect(desk.office.delivered[1]?.raw).toMatch(/^Subject: For \[/m)
})

it('says what the server said, and whom it cannot come from', async () => {
  says.address = () => refusal(550, '5.1.1 No such person here')
  const refused = await sales.bench.post('/email-template/test', words)
  expect([refused.body.code, refused.body.message]).toEqual([
    'campaign.testRefused',
    expect.stringContaining('No such person'),
  ])
  says.address = () => undefined
  const theirs = await desk.run.make.unit(await desk.run.make.company(), {
    from_email: 'x@other.example',
    postal_address: 'Elsewhere',
  })
  expect((await sales.bench.post('/email-template/test', { ...words, businessUnit: theirs })).body.code).toBe(
    'campaign.noUnit',
  )
})
