import type { Page } from '@playwright/test'
import { make, unique } from '../../support/records.ts'
import { callAs, type Session } from '../../support/sessions.ts'
import { test as sweep } from '../../support/sweep.ts'
import { expect } from '../../support/test.ts'

/** Every list of the administrator's area that stands as a table; of the lookups, which share one page, one. */
const lists: readonly string[] = [
  '/admin/companies/list-company',
  '/admin/company/list-claim-ownership',
  '/admin/verification/pending-verifications',
  ...['admin-users', 'company-users', 'recruiter-users', 'bench-marketer-users', 'list-user', 'list-employees'].map(
    (list) => `/admin/user-management/${list}`,
  ),
  '/admin/user-management/list-invitation',
  '/admin/agent/list-agent',
  '/admin/candidates',
  '/admin/bench/list-bench',
  '/admin/jobs',
  '/admin/applications',
  '/admin/interviews',
  '/admin/submissions',
  '/admin/placements',
  '/admin/orders',
  '/admin/setting/list-industry',
  '/admin/address-management/list-country',
  '/admin/address-management/list-state',
  '/admin/address-management/list-city',
  '/admin/news',
  '/admin/offers',
  '/admin/transfer/list-import',
  '/admin/transfer/list-export',
  '/admin/bin',
  '/admin/audit-log',
]

/** A row for lists that are empty in the demo: a record whose name has an a. */
const fill: Record<string, (administrator: Session) => Promise<unknown>> = {
  '/admin/user-management/list-invitation': (administrator) => {
    const lastName = unique('Newcomer').replace(' ', '')
    const person = { firstName: 'Nadia', lastName, email: `${lastName}@mail.example` }
    return callAs(administrator, 'POST', '/users/add', person)
  },
  '/admin/transfer/list-import': (administrator) => make.import(administrator, 'skill', 'Name\nSewing\n'),
  '/admin/transfer/list-export': (administrator) =>
    callAs(administrator, 'POST', '/export/start', { kind: 'pay-type', format: 'csv' }),
}

const arrived = (page: Page) => expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'false')

sweep.use({ person: 'administrator' })
for (const path of lists) {
  sweep(`${path} keeps order, search and page in its address, through Back and reload`, async ({ page, session }) => {
    await fill[path]?.(await session('administrator'))
    await page.goto(`${path}?size=5`)
    await arrived(page)
    const sorted = page.locator('th[aria-sort]').last()
    await sorted.getByRole('button').click()
    await expect(sorted).toHaveAttribute('aria-sort', /^(a|de)scending$/)
    const order = String(await sorted.getAttribute('aria-sort'))
    await page.getByRole('searchbox', { name: /^Search by/ }).fill('a')
    await expect(page).toHaveURL(/[?&]search=a/)
    await arrived(page)
    // The pages of a list that has several.
    const second = page.getByRole('button', { name: 'Page 2' })
    const hasSeveral = await second.isVisible()
    if (hasSeveral) {
      await second.click()
      await expect(page).toHaveURL(/[?&]page=2/)
    }
    const standing = page.url()
    const expectStanding = async () => {
      await expect(page).toHaveURL(standing)
      await expect(page.getByRole('searchbox', { name: /^Search by/ })).toHaveValue('a')
      await expect(sorted).toHaveAttribute('aria-sort', order)
      await expect(page.getByRole('combobox', { name: 'Rows per page' })).toHaveValue('5')
      if (hasSeveral) await expect(second).toHaveAttribute('aria-current', 'page')
      await arrived(page)
    }
    await page.reload()
    await expectStanding()
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' }).click()
    await expect(page).toHaveURL('/admin/dashboard')
    await page.goBack()
    await expectStanding()
  })
}
