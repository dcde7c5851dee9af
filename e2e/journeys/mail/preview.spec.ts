import type { Page } from '@playwright/test'
import { expectNoSidewaysScroll } from '../../support/accessible.ts'
import { make, unique } from '../../support/records.ts'
import { callAs, type Session } from '../../support/sessions.ts'
import { expect, test } from '../../support/test.ts'

const frame = (page: Page) => page.locator('iframe')
const paragraphs = Array.from({ length: 40 }, (_, at) => `<p>Line ${at + 1} of a long mail.</p>`).join('')

async function makeTemplate(session: Session, subject: string) {
  const template = { name: unique('Preview'), topic: 'news', subject, body: paragraphs }
  return (await callAs(session, 'POST', '/email-template/add', template)).data
}

/** The frame's place in the window, and the size of the mail in it. */
async function measured(page: Page) {
  const box = await frame(page).boundingBox()
  const mail = await frame(page)
    .contentFrame()
    .locator('html')
    .evaluate(({ scrollWidth, scrollHeight, clientWidth, clientHeight }) => ({
      ...{ width: scrollWidth, height: scrollHeight, roomWidth: clientWidth, roomHeight: clientHeight },
    }))
  return { box, mail }
}

for (const width of [1440, 1366])
  test(`at ${width} px a mail is seen whole: 600 px wide, scaled, without a bar of its own`, async ({
    page,
    session,
    signedInAs,
    expectAccessible,
  }) => {
    const bench = await session('bench')
    const { _id } = await makeTemplate(bench, 'People who are free')
    await page.setViewportSize({ width, height: 900 })
    await signedInAs('bench')
    await page.goto(`/company/email-template/view-email-template/${_id}`)
    await expect(frame(page).contentFrame().getByText('Line 40 of a long mail.')).toBeVisible()
    await expect.poll(async () => (await measured(page)).mail.roomHeight).toBeGreaterThan(1000)
    const { box, mail } = await measured(page)
    expect(mail.roomWidth).toBe(600)
    expect(mail.width).toBe(600)
    expect(mail.height).toBeLessThanOrEqual(mail.roomHeight)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width)
    await expectAccessible()

    await page.getByRole('radiogroup', { name: 'How the mail is shown' }).getByText('On a phone').click()
    await expect.poll(async () => (await measured(page)).mail.roomWidth).toBe(375)
  })

test('on a phone the mail is as wide as the page lets it, and nothing scrolls sideways', async ({
  page,
  session,
  signedInAs,
}) => {
  const { _id } = await makeTemplate(await session('bench'), 'People who are free')
  await page.setViewportSize({ width: 375, height: 800 })
  await signedInAs('bench')
  await page.goto(`/company/email-template/view-email-template/${_id}`)
  await expect(frame(page).contentFrame().getByText('Line 40 of a long mail.')).toBeVisible()
  await expect.poll(async () => (await measured(page)).mail.roomWidth).toBe(600)
  expect((await frame(page).boundingBox())?.width).toBeLessThanOrEqual(375)
  await expectNoSidewaysScroll(page)
})

test('outside an editor a field of a subject stands by its name, never in braces', async ({
  page,
  session,
  signedInAs,
}) => {
  const bench = await session('bench')
  const word = unique('Braced')
  const subject = `${word} {{candidate.jobTitle}} for {{vendor.name}}`
  const template = await makeTemplate(bench, subject)
  const candidates = [(await make.candidate(bench))._id]
  const draft = { kind: 'plain', subject, body: paragraphs, candidates }
  const { data: campaign } = await callAs(bench, 'POST', '/campaign/add', draft)
  await signedInAs('bench')
  const seen = page.getByRole('main')
  for (const path of [
    `/company/email-template/list-email-template?search=${encodeURIComponent(word)}`,
    `/company/email-template/view-email-template/${template._id}`,
    `/company/campaign/list-campaign?search=${encodeURIComponent(word)}`,
    `/company/campaign/view-campaign/${campaign._id}`,
    `/company/campaign/check-campaign/${campaign._id}`,
    '/account/activity',
  ]) {
    await page.goto(path)
    await expect(seen).toContainText('Vendor · Vendor Name')
    await expect(seen).not.toContainText('{{')
  }
})
