import type { Page } from '@playwright/test'
import { make } from '../../support/records.ts'
import { callAs, type Session } from '../../support/sessions.ts'
import { enterAs, expect, test, toast } from '../../support/test.ts'

const letters = () => crypto.randomUUID().replace(/[^a-f]/g, '') || 'abc'

/** A job that everybody reads. */
async function publishedJob(session: Session) {
  const job = await make.job(session, { kind: 'own' })
  await callAs(session, 'POST', `/job/publish/${job._id}`, {})
  return job
}

/** Fills in the form of a job as somebody on a phone without script does. */
async function apply(visitor: Page, job: { _id: string; name: string }, lastName: string) {
  await visitor.goto(`/jobs/harbor-staffing/${job._id}`)
  await visitor.getByRole('link', { name: 'Apply for this job' }).click()
  await expect(visitor.getByRole('heading', { level: 2, name: 'Apply for this job' })).toBeVisible()
  await visitor.getByLabel('First Name').fill('Vera')
  await visitor.getByLabel('Last Name').fill(lastName)
  await visitor.getByLabel('Email').fill(`${lastName}@mail.example`)
  await visitor.getByLabel('Phone').fill('+1 415 555 0100')
  await visitor.getByLabel('Your message').fill('I would like to hear from you.')
  await visitor.getByRole('checkbox').check()
  await expect(async () => {
    await visitor.getByRole('button', { name: 'Send application' }).click()
    // A visitor faster than a person is asked to send it once more: their words are kept.
    await expect(visitor.getByRole('heading', { name: 'Thank you for applying' })).toBeVisible({ timeout: 2_000 })
  }).toPass()
}

test('a visitor applies on a phone without script, and the recruiter moves the card by keyboard', async ({
  page,
  browser,
  session,
  signedInAs,
  expectAccessible,
}) => {
  const recruiter = await session('recruiter')
  const job = await publishedJob(recruiter)
  const lastName = `Lind${letters()}`
  const outside = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 375, height: 740 } })
  const visitor = await outside.newPage()
  await apply(visitor, job, lastName)
  await visitor.goto(`/jobs/harbor-staffing/${job._id}/apply?lang=ar`)
  await expect(visitor.locator('html')).toHaveAttribute('dir', 'rtl')
  expect(await visitor.locator('html').evaluate((html) => html.scrollWidth)).toBe(375)
  await outside.close()

  await signedInAs('recruiter')
  await page.goto(`/company/job/board?job=${job._id}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Pipeline' })).toBeVisible()
  const card = page.getByRole('link', { name: `Vera ${lastName}` })
  await expect(page.getByRole('region', { name: 'New', exact: true }).getByRole('link')).toHaveText(`Vera ${lastName}`)
  await expectAccessible()
  await card.focus()
  await page.keyboard.press('Alt+ArrowRight')
  await expect(page.getByRole('region', { name: 'Screening' }).getByRole('link')).toHaveText(`Vera ${lastName}`)
  await expect(page.getByRole('status').filter({ hasText: 'is now in "Screening"' })).toHaveCount(1)
  await expect(card).toBeFocused()

  await card.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`Vera ${lastName} Screening`)
  await expect(page.getByRole('main')).toContainText('I would like to hear from you.')
  await expect(page.getByText('Moved from "New" to "Screening"')).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'Move' }).press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'Move to' }).click()
  await page.getByRole('option', { name: 'Declined' }).click()
  await dialog.getByRole('button', { name: 'Move' }).click()
  await expect(dialog.getByText('Please say why')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Looks for more years')
  await dialog.getByRole('button', { name: 'Move' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Declined by us')
  // The toast of the first move may still stand.
  await page.getByRole('button', { name: /^Undo/ }).last().click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Screening')
})

test('of two browsers that move one card the second is told where it is', async ({
  page,
  browser,
  session,
  signedInAs,
}) => {
  const recruiter = await session('recruiter')
  const job = await publishedJob(recruiter)
  const lastName = `Twin${letters()}`
  const outside = await browser.newContext({ javaScriptEnabled: false })
  await apply(await outside.newPage(), job, lastName)
  await outside.close()

  await signedInAs('recruiter')
  await page.goto(`/company/job/board?job=${job._id}`)
  const card = page.getByRole('listitem').filter({ hasText: lastName })
  await card.getByRole('button', { name: /^Actions for/ }).click()
  await page.getByRole('menuitem', { name: 'Move' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'Move to' }).click()
  await page.getByRole('option', { name: 'Interview' }).click()

  const colleague = await browser.newPage()
  await enterAs(colleague, await session('owner'))
  await colleague.goto(`/company/job/board?job=${job._id}`)
  const screening = colleague.getByRole('region', { name: 'Screening' })
  await colleague.getByRole('listitem').filter({ hasText: lastName }).dragTo(screening)
  await expect(screening).toContainText(lastName)
  await colleague.close()

  await dialog.getByRole('button', { name: 'Move' }).click()
  await expect(page.getByText('Somebody else was faster: it is now in "Screening"')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Screening' })).toContainText(lastName)
})

test('one press on the line of stages of a card moves it; a refusal still asks why', async ({
  page,
  browser,
  session,
  signedInAs,
  expectAccessible,
}) => {
  const job = await publishedJob(await session('recruiter'))
  const lastName = `Lind${letters()}`
  const outside = await browser.newContext({ javaScriptEnabled: false })
  await apply(await outside.newPage(), job, lastName)
  await outside.close()
  await signedInAs('recruiter')
  await page.goto(`/company/job/board?job=${job._id}`)
  const line = page.getByRole('group', { name: `Move Vera ${lastName}` })
  await expect(line.getByRole('button', { name: 'New', exact: true })).toHaveAttribute('aria-current', 'step')
  await expectAccessible()
  await line.getByRole('button', { name: 'Interview', exact: true }).click()
  await expect(page.getByRole('region', { name: 'Interview', exact: true }).getByRole('link')).toHaveText(
    `Vera ${lastName}`,
  )
  await expect(page.getByRole('link', { name: `Vera ${lastName}` })).toBeFocused()
  await line.getByRole('button', { name: 'Declined', exact: true }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('stages are added, put elsewhere by keyboard, renamed and deleted', async ({
  page,
  signedInAs,
  expectAccessible,
}) => {
  await signedInAs('owner')
  await page.goto('/company/setup/stages')
  await expect(page.getByRole('heading', { level: 1, name: 'Stages' })).toBeVisible()
  const name = `Test ${letters()}`
  await page.getByRole('button', { name: 'Add Stage' }).click()
  await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill(name)
  await page.getByRole('dialog').getByRole('button', { name: 'Add Stage' }).click()
  await expect(toast(page, 'Stage Added Successfully')).toBeVisible()
  const row = page.getByRole('row').filter({ hasText: name })
  await expect(row).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: `Move ${name}` }).focus()
  await page.keyboard.press('Alt+ArrowUp')
  await expect(page.getByRole('row').nth(4)).toContainText(name)
  await row.getByRole('button', { name: /^Actions for/ }).click()
  await page.getByRole('menuitem', { name: 'Rename' }).click()
  await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill(`${name} two`)
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('row').nth(4)).toContainText(`${name} two`)
  await row.getByRole('button', { name: /^Actions for/ }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(row).toHaveCount(0)
})
