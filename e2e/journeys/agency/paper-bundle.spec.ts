import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectNoSidewaysScroll } from '../../support/accessible.ts'
import { applied } from '../../support/application.ts'
import { documents } from '../../support/documents.ts'
import { expect, test, toast } from '../../support/test.ts'

const main = (page: Page) => page.getByRole('main')
const papers = (page: Page) => page.getByRole('region', { name: 'Papers', exact: true })
const line = (page: Page, paper: string) => papers(page).getByRole('listitem').filter({ hasText: paper })

test('papers of an application are asked, accepted, meet a condition and go out as one file', async ({
  page,
  session,
  signedInAs,
  expectAccessible,
}) => {
  const bench = await session('bench')
  const { _id: id } = await applied(bench, 'offer', await session('recruiter'))
  await signedInAs('bench')
  await page.goto(`/company/enrollstudent/view-application/${id}`)
  await expect(papers(page)).toContainText('No paper of this application is accepted yet')
  await expect(papers(page).getByRole('button', { name: 'Bundle papers' })).toBeDisabled()

  for (const paper of ['Final transcript', 'Letter of reference']) {
    await papers(page).getByRole('button', { name: 'Ask for another paper' }).click()
    const asking = page.getByRole('dialog', { name: 'Ask for papers' })
    await asking.getByRole('textbox', { name: 'Paper' }).fill(paper)
    await asking.getByRole('button', { name: 'Ask', exact: true }).click()
    await line(page, paper)
      .getByRole('button', { name: `Receive: ${paper}` })
      .click()
    const receiving = page.getByRole('dialog', { name: `Receive ${paper}` })
    await receiving.locator('input[type=file]').setInputFiles(documents.pdf(`${paper}.pdf`))
    await expect(receiving).toContainText('Uploaded')
    await receiving.getByRole('button', { name: 'Receive', exact: true }).click()
    await line(page, paper)
      .getByRole('button', { name: `Accept: ${paper}` })
      .click()
    await expect(line(page, paper)).toContainText('Accepted')
  }

  await main(page).getByRole('button', { name: 'Add condition', exact: true }).click()
  const condition = page.getByRole('dialog', { name: 'Add condition' })
  await condition.getByRole('textbox', { name: 'What is asked' }).fill('Marks of the last year')
  await condition.getByRole('button', { name: 'Add', exact: true }).click()
  await main(page).getByRole('button', { name: 'Actions for Marks of the last year' }).click()
  await page.getByRole('menuitem', { name: 'Met by a paper' }).click()
  const meeting = page.getByRole('dialog', { name: 'Met by a paper' })
  await meeting.getByRole('combobox', { name: 'Paper' }).click()
  await page.getByRole('option', { name: 'Final transcript' }).click()
  await expectAccessible()
  await meeting.getByRole('button', { name: 'Save' }).click()
  await expect(main(page).getByRole('checkbox', { name: 'Marks of the last year' })).toBeChecked()

  await papers(page).getByRole('button', { name: 'Bundle papers' }).click()
  const bundling = page.getByRole('dialog', { name: 'Bundle papers' })
  await expectAccessible()
  await bundling.getByRole('radio', { name: 'A ZIP of the files' }).check()
  await bundling.getByRole('button', { name: 'Bundle', exact: true }).click()
  const file = papers(page).getByRole('button', { name: /\.zip$/ })
  await expect(file).toBeVisible({ timeout: 30_000 })
  const waiting = page.waitForEvent('download')
  await file.click()
  const bytes = await readFile(await (await waiting).path())
  // The names stand in a ZIP as they are: in the order in which they were asked.
  const [first, second] = ['01 Final transcript.pdf', '02 Letter of reference.pdf'].map((name) => bytes.indexOf(name))
  expect(first).toBeGreaterThan(0)
  expect(second).toBeGreaterThan(first ?? 0)

  // The condition is open again while its paper is looked at anew.
  await line(page, 'Final transcript').getByRole('button', { name: 'Actions for Final transcript' }).click()
  await page.getByRole('menuitem', { name: 'Reopen' }).click()
  await expect(toast(page, 'Final transcript: Received')).toBeVisible()
  await expect(main(page)).toContainText('open again, it was met')
  await expect(main(page).getByRole('checkbox', { name: 'Marks of the last year' })).not.toBeChecked()
  await page.setViewportSize({ width: 375, height: 800 })
  await expectNoSidewaysScroll(page)
})
