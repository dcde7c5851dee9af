import type { Page } from '@playwright/test'
import { expectNoSidewaysScroll } from '../../support/accessible.ts'
import { documents } from '../../support/documents.ts'
import { unique } from '../../support/records.ts'
import { callAs, type Session } from '../../support/sessions.ts'
import { countryOf, enrolled } from '../../support/student.ts'
import { expect, test, toast } from '../../support/test.ts'

const fileOf = (id: string) => `/company/enrollstudent/view-student/${id}`
const lastNameOf = (start: string) => unique(start).replace(' ', '')
const papers = (page: Page) => page.getByRole('region', { name: 'Papers', exact: true })
const line = (page: Page, paper: string) => papers(page).getByRole('listitem').filter({ hasText: paper })

async function aiming(session: Session, lastName: string): Promise<string> {
  const { _id: studentId } = await enrolled(session, lastName)
  const country = await countryOf(session, 'New Zealand')
  await callAs(session, 'POST', '/student/plan', { studentId, targetCountries: [country] })
  return studentId
}

test('a paper is asked, received, returned and accepted from the student’s file, and a move is undone', async ({
  page,
  session,
  signedInAs,
  expectAccessible,
}) => {
  const id = await aiming(await session('recruiter'), lastNameOf('Rao'))
  await signedInAs('recruiter')
  await page.goto(fileOf(id))
  const offer = line(page, 'Offer of Place')
  await expect(offer).toContainText('Not asked')
  // Nobody read the source of the funds in time: the amount is not shown.
  await expect(line(page, 'Proof of funds')).toContainText('The amount is hidden: nobody has read this source since')
  await expect(papers(page)).not.toContainText('20,000')

  await offer.getByRole('button', { name: 'Ask: Offer of Place' }).press('Enter')
  const asking = page.getByRole('dialog', { name: 'Ask for papers' })
  await asking.getByLabel('Until').fill('2099-02-01')
  await expectAccessible()
  await asking.getByRole('button', { name: 'Ask', exact: true }).press('Enter')
  await expect(offer).toContainText('Asked until')

  await offer.getByRole('button', { name: 'Receive: Offer of Place' }).press('Enter')
  const receiving = page.getByRole('dialog', { name: 'Receive Offer of Place' })
  await receiving.getByRole('button', { name: 'Receive', exact: true }).click()
  await expect(receiving).toContainText('Please select a file first.')
  await receiving.locator('input[type=file]').setInputFiles(documents.pdf('offer.pdf'))
  await expect(receiving).toContainText('Uploaded')
  await expectAccessible()
  await receiving.getByRole('button', { name: 'Receive', exact: true }).click()
  await expect(offer).toContainText('Received')

  await offer.getByRole('button', { name: 'Return: Offer of Place' }).press('Enter')
  const returning = page.getByRole('dialog', { name: 'Return Offer of Place' })
  await returning.getByLabel('In words').fill('older than 31 days')
  await returning.getByRole('button', { name: 'Return', exact: true }).press('Enter')
  await expect(offer).toContainText('Too old for the country')
  await expect(offer).toContainText('older than 31 days')
  await page
    .getByRole('region', { name: 'Notifications' })
    .locator('div', { hasText: 'Offer of Place: Returned' })
    .last()
    .getByRole('button', { name: 'Undo' })
    .click()
  await expect(toast(page, 'The move was undone')).toBeVisible()
  await expect(offer).toContainText('Received')

  await offer.getByRole('button', { name: 'Accept: Offer of Place' }).press('Enter')
  await expect(offer).toContainText('Accepted')
  await offer.getByRole('button', { name: 'Actions for Offer of Place' }).click()
  await page.getByRole('menuitem', { name: 'Versions' }).click()
  await expect(page.getByRole('dialog', { name: 'Versions of Offer of Place' })).toContainText('Version 1')
  await expectAccessible()
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 375, height: 800 })
  await expectNoSidewaysScroll(page)
})

test('an administrator changes a row, and an open file says what changed', async ({
  page,
  session,
  signedInAs,
  expectAccessible,
}) => {
  const administrator = await session('administrator')
  const recruiter = await session('recruiter')
  const id = await aiming(recruiter, lastNameOf('Shah'))
  const country = await countryOf(recruiter, 'New Zealand')
  const paper = unique('Health form')
  const added = await callAs(administrator, 'POST', '/checklist/add', {
    ...{ country, paper, rule: 'Not older than a year', source: 'https://rules.example/health' },
    ...{ readOn: '2026-11-01', checkBy: '2027-05-01' },
  })
  await callAs(recruiter, 'POST', '/student-paper/ask', { studentId: id, papers: [{ checklist: added.data._id }] })

  await signedInAs('administrator')
  await page.goto(`/admin/checklist?search=${encodeURIComponent(paper)}`)
  await expect(page.getByRole('main')).toContainText('A person must open each source')
  await page.getByRole('button', { name: `Actions for ${paper}` }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  const form = page.getByRole('dialog', { name: 'Edit Paper' })
  await form.getByLabel('Rule').fill('Not older than six months')
  await expectAccessible()
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(toast(page, 'Checklist saved')).toBeVisible()

  await signedInAs('recruiter')
  await page.goto(fileOf(id))
  await expect(papers(page)).toContainText('The checklist has changed since this file was made with it on')
  await expect(papers(page).locator('del')).toHaveText(['Not older than a year'])
  await papers(page).getByRole('button', { name: 'Take over' }).click()
  await expect(toast(page, 'Checklist taken over')).toBeVisible()
  await expect(papers(page).getByRole('button', { name: 'Take over' })).toHaveCount(0)
  await callAs(administrator, 'DELETE', `/checklist/delete/${added.data._id}`)
})

test('a company adds a paper of its own, and is offered nothing on the platform’s rows', async ({
  page,
  session,
  signedInAs,
}) => {
  const paper = unique('Our own form')
  await signedInAs('recruiter')
  await page.goto('/company/enrollstudent/list-checklist')
  await page.getByRole('button', { name: 'Add Paper' }).click()
  const form = page.getByRole('dialog', { name: 'Add Paper' })
  await form.getByLabel('Country').fill('New Zea')
  await page.getByRole('option', { name: 'New Zealand' }).click()
  await form.getByRole('textbox', { name: 'Paper' }).fill(paper)
  await form.getByRole('textbox', { name: 'Source' }).fill('https://harbor.example/form')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(toast(page, 'Checklist saved')).toBeVisible()
  await page.goto('/company/enrollstudent/list-checklist?search=Insurance')
  await page.getByRole('button', { name: 'Actions for Insurance' }).click()
  await expect(page.getByRole('menuitem')).toHaveText(['History'])
  await page.keyboard.press('Escape')
  const recruiter = await session('recruiter')
  const { data } = await callAs(recruiter, 'POST', '/checklist/list', { searchTerm: paper })
  await callAs(recruiter, 'DELETE', `/checklist/delete/${data[0]._id}`)
})
