import type { Page } from '@playwright/test'
import { openRefusingWorld, type RefusingWorld, refusingAddress } from '../../support/refusing-world.ts'
import { enterAs, expect, test } from '../../support/test.ts'

test.use({ baseURL: refusingAddress })
let world: RefusingWorld
test.beforeAll(async () => {
  // The demo is made anew.
  test.setTimeout(180_000)
  world = await openRefusingWorld()
})
test.afterAll(() => world?.close())

const mark = crypto.randomUUID().slice(0, 8)

/** Keeps what the page says in passing, however short it stands there. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    // A mail that is shown has no storage of its own.
    if (window.top !== window) return
    const said = JSON.parse(sessionStorage.getItem('said') ?? '[]') as string[]
    new MutationObserver(() => {
      for (const line of document.querySelectorAll('section[aria-label="Notifications"] > *')) {
        const words = line.textContent ?? ''
        if (said.includes(words)) continue
        said.push(words)
        sessionStorage.setItem('said', JSON.stringify(said))
      }
    }).observe(document, { childList: true, subtree: true, characterData: true })
  })
  return () => page.evaluate(() => JSON.parse(sessionStorage.getItem('said') ?? '[]') as string[])
}

test('no success is said beside a mail that was refused: campaign, answer, submission, representation, presentation, invitation', async ({
  page,
}) => {
  // Six mails go out and are refused, one after the other.
  test.setTimeout(240_000)
  const [bench, owner] = [await world.signIn('bench'), await world.signIn('owner')]
  const said = await listen(page)
  const saysNoSuccess = async () => {
    const words = await said()
    expect(words.length).toBeGreaterThan(0)
    expect(words.filter((line) => /\b(sent|submitted|presented|invited|accepted)\b/i.test(line))).toEqual([])
    await expect(page.getByText(/\b(was|were|people) (sent|submitted)\b/)).toHaveCount(0)
  }
  const main = page.getByRole('main')
  await enterAs(page, bench)

  // An answer.
  const waits = await world.call<{ data: { subject: string; senderAddress: string }[] }>(bench, '/inbox/list')
  const asked = waits.data.find(({ subject }) => subject.startsWith('Java Developer, remote'))
  await world.call(bench, '/suppression/add', { value: asked?.senderAddress })
  await page.goto('/company/inbox')
  const waiting = page.getByRole('region', { name: /^Open/ })
  await waiting.getByRole('button', { name: /Java Developer, remote/ }).click()
  await page.getByRole('button', { name: 'Reply', exact: true }).click()
  await expect(page.getByText('A personal answer still goes.')).toBeVisible()
  await page.getByRole('textbox', { name: /^Answer to/ }).fill('We have somebody for you.')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByText('The server refused this mail. It did not arrive.')).toBeVisible()
  await expect(main.getByRole('button', { name: 'Send again' })).toBeVisible()
  await saysNoSuccess()

  // A submission by a mail.
  await page.getByRole('button', { name: 'Submit', exact: true }).click()
  const people = page.getByRole('complementary', { name: 'Bench for this requirement' }).getByRole('checkbox')
  await people.first().check()
  const reason = page.getByRole('textbox', { name: /why/i })
  if (await reason.isVisible()) await reason.fill('The vendor asked for it')
  await page.getByRole('button', { name: 'Send and submit 1' }).click()
  await expect(page.getByText('The server refused this mail. It did not arrive.')).toHaveCount(2)
  await saysNoSuccess()
  await page.goto('/company/submission/list-submission')
  await expect(page.getByRole('row', { name: /Not sent/ })).toHaveCount(1)

  // A request for the right to represent, and a presentation to the client.
  const candidate = {
    firstName: 'Journey',
    lastName: 'Refused',
    email: `jane-${mark}@mail.example`,
    phone: '+14155550100',
  }
  const { data: person } = await world.call(bench, '/candidate/add-candidate', candidate)
  const { data: job } = await world.call(bench, '/job/add', {
    ...{ jobTitle: `Refused ${mark}`, jobDescription: 'Builds services in Java with Spring Boot and Kafka on AWS.' },
  })
  const { data: submission } = await world.call(bench, '/submission/add', { candidateId: person._id, jobId: job._id })
  await page.goto(`/company/submission/view-submission/${submission._id}`)
  await page.getByRole('button', { name: 'Ask now' }).click()
  const asking = page.getByRole('dialog', { name: 'Ask for the right to represent' })
  await asking.getByRole('button', { name: 'Ask', exact: true }).click()
  await asking.getByRole('button', { name: 'Done' }).click()
  const rights = page.getByRole('listitem').filter({ hasText: 'Signed through a link' })
  await expect(rights.getByText('Not sent')).toBeVisible()
  await expect(rights.getByText('554 Message refused')).toBeVisible()
  await expect(rights.getByRole('button', { name: 'Send again' })).toBeVisible()
  await saysNoSuccess()
  await page.getByRole('button', { name: 'Add presentation' }).click()
  const presenting = page.getByRole('dialog', { name: 'Present to client' })
  await presenting.getByRole('textbox', { name: 'Email the link to' }).fill(`client-${mark}@client.example`)
  await presenting.getByRole('button', { name: 'Make the link' }).click()
  await presenting.getByRole('button', { name: 'Done' }).click()
  const presented = page.getByRole('listitem', { name: `Refused ${mark}` })
  await expect(presented.getByText('Not sent')).toBeVisible()
  await expect(presented.getByRole('button', { name: 'Send again' })).toBeVisible()
  await saysNoSuccess()

  // A campaign.
  const unit = { name: `Refused ${mark}`, senderName: 'Harbor', fromEmail: 'bench@harbor.example' }
  const { data: desk } = await world.call(owner, '/business-unit/add', {
    ...unit,
    postalAddress: '1 Pier, Charlotte, NC',
  })
  const { data: vendor } = await world.call(bench, '/vendor/step-one', {
    ...{ vendorName: `Vendor ${mark}`, primaryBusinessUnit: 'company' },
  })
  const { data: contact } = await world.call(bench, '/vendor-contact/add', {
    ...{ vendorId: vendor._id, firstName: 'Dana', emailId: `dana-${mark}@vendor.example` },
  })
  const { data: campaign } = await world.call(bench, '/campaign/add', {
    ...{
      kind: 'plain',
      subject: `Refused ${mark}`,
      body: '<p>Good morning</p>',
      from: desk._id,
      contacts: [contact._id],
    },
  })
  await page.goto(`/company/campaign/check-campaign/${campaign._id}`)
  await page.getByRole('button', { name: 'Send to 1' }).click()
  await expect(page.getByText('1 refused')).toBeVisible()
  await expect(page.getByText('0 accepted')).toBeVisible()
  await saysNoSuccess()

  // An invitation.
  await enterAs(page, owner)
  await page.goto('/company/setup/add-member')
  await page.getByRole('textbox', { name: 'E-mail addresses' }).fill(`Ines Refused <ines-${mark}@mail.example>`)
  await page.keyboard.press('Control+Enter')
  const row = page.getByRole('row', { name: new RegExp(`ines-${mark}`) })
  await expect(row).toContainText('Not sent')
  await expect(row).toContainText('554 Message refused')
  await saysNoSuccess()
})
