import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectNoSidewaysScroll } from '../../support/accessible.ts'
import { appliedAt, canadianPlace } from '../../support/application.ts'
import { callAs, type Session } from '../../support/sessions.ts'
import { expect, test, toast } from '../../support/test.ts'

const pages = '/company/enrollstudent'
const main = (page: Page) => page.getByRole('main')
const row = (page: Page, name: string) => main(page).getByRole('row', { name: new RegExp(name) })
const startOf = async (path: string) => (await readFile(path)).toString('latin1', 0, 4)

/** A student who is enrolled, at a place that pays 15 % of the first year; the Owner alone agrees on that. */
async function owed(owner: Session, bench: Session, recruiter: Session) {
  const place = await canadianPlace(bench)
  await callAs(owner, 'POST', '/institution-contract/add', {
    ...{ institutionId: place.institution, startDate: '2020-01-01', percent: 15, event: 'enrolled' },
  })
  return appliedAt(bench, place, 'enrolled', recruiter)
}

test('a commission is claimed, paid by the list of the institution, and taken back in part', async ({
  page,
  session,
  signedInAs,
  expectAccessible,
}) => {
  const { student, studentName, programmeName } = await owed(
    await session('owner'),
    await session('bench'),
    await session('recruiter'),
  )
  const lastName = studentName.split(' ').at(-1) ?? ''
  await signedInAs('owner')
  await page.goto(`${pages}/list-commission`)
  await page.getByRole('searchbox').fill(lastName)
  await expect(row(page, lastName)).toContainText('Claimable')
  await expect(row(page, lastName)).toContainText('15% of')
  await expectAccessible()
  // By keyboard: the menu of the row, and its first act of money.
  await row(page, lastName)
    .getByRole('button', { name: /^Actions for/ })
    .focus()
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: 'Claim', exact: true }).press('Enter')
  await expect(toast(page, /Claim \d{4}-\d{4} was made/)).toBeVisible()
  await expect(row(page, lastName)).toContainText('Claimed')

  const [claim] = (await callAs(await session('owner'), 'POST', '/commission/list-claim', { limit: 1 })).data
  await page.goto(`${pages}/list-commission-claim`)
  for (const [as, begins] of [
    ['Download as PDF', '%PDF'],
    ['Download as workbook', 'PK'],
  ] as const) {
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: `Actions for ${claim.number}` }).click()
    await page.getByRole('menuitem', { name: as }).click()
    expect(await startOf(await (await downloading).path())).toContain(begins)
  }

  await page.goto(`${pages}/list-commission`)
  await main(page).getByRole('link', { name: 'Import Payment List' }).click()
  const lines = [
    'Student,Course,Commission,Currency,Date paid,Ref',
    `${lastName} Asha,${programmeName},"3,060.00",CAD,2026-11-27,R-1`,
  ]
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'payments.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\r\n')) })
  await page.getByRole('button', { name: 'Check 1 row' }).click()
  await page.getByRole('button', { name: 'Add 1 record' }).click({ timeout: 30_000 })
  await page.getByRole('dialog').getByRole('button', { name: 'Add 1 record' }).click()
  await expect(main(page).getByText('1 record was added.')).toBeVisible({ timeout: 30_000 })

  await page.goto(`${pages}/list-commission`)
  await page.getByRole('searchbox').fill(lastName)
  await expect(row(page, lastName)).toContainText('Paid')
  await row(page, lastName)
    .getByRole('button', { name: /^Actions for/ })
    .click()
  await page.getByRole('menuitem', { name: 'Clawed back' }).click()
  const back = page.getByRole('dialog')
  await back.getByRole('textbox', { name: 'Amount' }).fill('1000')
  await back.getByRole('textbox', { name: 'Reason' }).fill('Left in week two')
  await expectAccessible()
  await back.getByRole('button').last().click()
  await expect(row(page, lastName)).toContainText('Part paid')
  await expect(row(page, lastName)).toContainText('2,060')
  // The student's file tells of it too, and offers the Owner's acts.
  await page.goto(`${pages}/view-student/${student}`)
  const money = main(page)
    .locator('[data-section]')
    .filter({ has: page.getByRole('heading', { name: 'Commission' }) })
  await expect(money).toContainText('Part paid')
  await expect(money).toContainText('Paid CA$2,060')
  await expect(money.getByRole('button', { name: /^Actions for/ })).toBeVisible()
})

test('is read by those who see the student, who are offered nothing of the Owner’s, on a phone in Arabic too', async ({
  page,
  session,
  signedInAs,
  expectAccessible,
}) => {
  const { studentName } = await owed(await session('owner'), await session('bench'), await session('recruiter'))
  const lastName = studentName.split(' ').at(-1) ?? ''
  await page.setViewportSize({ width: 375, height: 812 })
  await signedInAs('bench')
  await page.goto(`${pages}/list-commission`)
  await page.evaluate(() => localStorage.setItem('language', 'ar'))
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await page.getByRole('searchbox').fill(lastName)
  await expect(main(page).getByText(lastName).first()).toBeVisible()
  await expect(main(page).locator('a[href*="add-import"]')).toHaveCount(0)
  await expectNoSidewaysScroll(page)
  await expectAccessible()
})
