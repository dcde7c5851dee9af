import { headOf, type MailHouse, openMailHouse } from '../../support/mail-house.ts'
import { make, unique } from '../../support/records.ts'
import { callAs, type Session } from '../../support/sessions.ts'
import { expect, test, toast } from '../../support/test.ts'

const password = 'Harbor-lantern-93'
let house: MailHouse
test.beforeAll(async () => {
  house = await openMailHouse(password)
})
test.afterAll(() => house.close())

const mark = crypto.randomUUID().slice(0, 8)
const domain = `apex-${mark}.example`
const at = (name: string) => `${name}@${domain}`

/** The address from which mail leaves and to which answers come: one of its own, which a unit sends from. */
async function openDesk(owner: Session, bench: Session): Promise<string> {
  const address = `desk-${mark}@harbor.example`
  const name = unique('Desk')
  const of = { name, senderName: 'Harbor desk', fromEmail: address, postalAddress: '1 Pier, Charlotte, NC 28202' }
  await callAs(owner, 'POST', '/business-unit/add', of)
  await callAs(bench, 'POST', '/mailbox/add', {
    ...{ way: 'password', name: 'Harbor desk', address, userName: address, password, perHour: 1_000 },
    ...{ smtpHost: 'localhost', smtpPort: house.smtpPort, imapHost: 'localhost', imapPort: house.imapPort },
  })
  return name
}

/** Two groups with a person in both, one who stopped, one of a blocked domain, and one who wants no hotlists. */
async function makeGroups(administrator: Session, bench: Session) {
  const { data: countries } = await callAs(administrator, 'POST', '/address-management/country/list', { limit: 1 })
  const { _id: vendorId } = await make.vendor(bench, { sendHotlist: true })
  const contact = (firstName: string, emailId: string, sendHotlist = true) =>
    callAs(bench, 'POST', '/vendor-contact/add', { vendorId, firstName, emailId, sendHotlist })
  await contact('Dana', at('dana'))
  await contact('Ines', at('ines'))
  await contact('Gone', at('gone'))
  await contact('Blocked', `who@blocked-${mark}.example`)
  await contact('Quiet', at('quiet'), false)
  await callAs(bench, 'POST', '/suppression/add', { value: at('gone') })
  await callAs(bench, 'POST', '/suppression/add', { value: `blocked-${mark}.example` })
  const names = [unique('First'), unique('Second')]
  for (const groupName of names) {
    const { data } = await callAs(bench, 'POST', '/vendor-group/add', {
      ...{ businessUnit: 'company', groupName, description: 'Who buys', region: countries[0]._id },
    })
    await callAs(bench, 'POST', '/vendor-group/add-vendors', { groupId: data._id, vendorIds: [vendorId] })
  }
  return { names, contact }
}

const reply = (messageId: string) =>
  [
    `From: Dana Whitfield <${at('dana')}>`,
    'Subject: Re: Our bench',
    `Message-ID: <${crypto.randomUUID()}@${domain}>`,
    `In-Reply-To: ${messageId}`,
    `Date: ${new Date().toUTCString()}`,
    '',
    'Job Title: Java Developer',
    'Skills: Java, Spring Boot, SQL',
    'Location: Remote',
    'Please send your best people.',
    '',
  ].join('\r\n')

test('the nine o’clock blast: from the bench board to two groups, back to a requirement, and submitted from its mail', async ({
  page,
  session,
  signedInAs,
}) => {
  // Mail goes to servers and back three times.
  test.setTimeout(180_000)
  const bench = await session('bench')
  const desk = await openDesk(await session('owner'), bench)
  const { names: groups, contact } = await makeGroups(await session('administrator'), bench)
  const hotlist = await make.hotlist(bench)
  const candidate = await make.candidate(bench, {
    ...{ jobTitle: 'Java Developer', skills: ['Java', 'Spring Boot', 'SQL'], benchSince: '2026-01-05' },
  })
  await signedInAs('bench')

  await page.goto('/company/bench')
  await page.getByRole('searchbox').fill(candidate.name)
  await page.getByRole('checkbox', { name: `Select ${candidate.name}` }).check()
  await expect(page.getByRole('region', { name: 'Selection' })).toContainText('1 selected')
  await page.keyboard.press('h')
  const picker = page.getByRole('dialog', { name: 'Add to hotlist' })
  await picker.getByRole('searchbox').fill(hotlist.name)
  await picker.getByRole('button', { name: new RegExp(hotlist.name) }).click()
  await expect(toast(page, `1 candidate added to "${hotlist.name}"`)).toBeVisible()

  // Without the list in the address, nothing is taken from the campaign before.
  await page.goto('/company/campaign/add-campaign')
  await page.getByRole('combobox', { name: 'Hotlist' }).fill(hotlist.name)
  await page.getByRole('option', { name: hotlist.name }).click()
  await page.getByRole('combobox', { name: 'From' }).click()
  await page.getByRole('option', { name: desk }).click()
  await page.getByRole('button', { name: 'Choose Groups' }).click()
  const chooser = page.getByRole('dialog', { name: 'Choose Groups' })
  for (const name of groups) await chooser.getByRole('checkbox', { name }).check()
  await chooser.getByRole('button', { name: 'Choose', exact: true }).click()
  await page.getByRole('textbox', { name: 'Subject' }).fill('Our bench')
  await page.getByRole('textbox', { name: 'Mail', exact: true }).fill('These people can start this week.')
  await page.getByRole('button', { name: 'Review recipients' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^5 people: 2 will get it,\s*3 will not/)
  await page.getByRole('button', { name: 'Send to 2' }).click()
  await expect.poll(() => house.read.length, { timeout: 60_000 }).toBe(2)
  expect(house.read.map(({ to }) => to).sort()).toEqual([[at('dana')], [at('ines')]])

  const toInes = house.read.find(({ to }) => to[0] === at('ines')) ?? { to: [], raw: '' }
  const [, unsubscribe = ''] = /<(https?:[^>]+)>/.exec(headOf(toInes, 'List-Unsubscribe')) ?? []
  const path = new URL(unsubscribe).pathname
  expect((await page.request.get(path)).status()).toBe(200)
  expect((await page.request.post(path, { form: { 'List-Unsubscribe': 'One-Click' } })).status()).toBe(200)

  await contact('Nora', at('nora'))
  await page.goto('/company/campaign/list-campaign')
  await page.getByRole('searchbox').fill('Our bench')
  await page.getByRole('main').getByRole('link', { name: 'Our bench', exact: true }).first().click()
  let again = 0
  const pressAgain = async (name: string) => {
    again += 1
    await page.getByRole('button', { name }).click()
  }
  await pressAgain('Send again')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^6 people: 1 will get it,\s*5 will not/)
  await expect(page.getByRole('button', { name: /Unsubscribed/ })).toBeVisible()
  await pressAgain('Send to 1')
  await expect.poll(() => house.read.length, { timeout: 60_000 }).toBe(3)
  expect([house.read[2]?.to, again]).toEqual([[at('nora')], 2])

  const toDana = house.read.find(({ to }) => to[0] === at('dana')) ?? { to: [], raw: '' }
  house.deliver(reply(headOf(toDana, 'Message-ID')))
  await page.goto('/company/inbox')
  const row = page.getByRole('region', { name: /^Open/ }).getByRole('button', { name: /Dana Whitfield.*Re: Our bench/ })
  await expect(row.first()).toBeVisible({ timeout: 60_000 })
  const opened = performance.now()
  await row.first().click()
  await expect(page.getByRole('link', { name: 'Our bench', exact: true })).toBeVisible()

  let presses = 0
  const press = async (key: string) => {
    presses += 1
    await page.keyboard.press(key)
  }
  const people = page.getByRole('complementary', { name: 'Bench for this requirement' }).getByRole('checkbox')
  await press('s')
  await expect(people.first()).toBeVisible()
  await press('x')
  await expect(people.first()).toBeChecked()
  await press('x')
  await expect(people.nth(1)).toBeChecked()
  await expect(page.getByRole('button', { name: 'Send and submit 2' })).toBeEnabled()
  await press('Control+Enter')
  await expect(toast(page, '2 people on their way')).toBeVisible()
  expect(presses).toBe(4)
  await expect.poll(() => house.read.length, { timeout: 60_000 }).toBe(4)
  // From the opened mail to a submission that its reader has.
  expect(performance.now() - opened).toBeLessThan(2 * 60_000)
  const answer = house.read[3] ?? { to: [], raw: '' }
  expect(answer.to).toEqual([at('dana')])
  expect(headOf(answer, 'References')).toContain(headOf(toDana, 'Message-ID'))
})
