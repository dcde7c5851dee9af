import { expectNoSidewaysScroll } from '../../support/accessible.ts'
import { callAs } from '../../support/sessions.ts'
import { expect, test } from '../../support/test.ts'

const query = 'kafka AND (java OR kinesis) NOT trainer'
const list = (search: string) => `/company/candidate/list-candidate?query=${encodeURIComponent(search)}`

test('a recruiter searches resumes and walks through the marked hits', async ({
  page,
  session,
  signedInAs,
  expectAccessible,
}) => {
  // The demo's resumes are read by a job, within a minute of the first start: 'Logistics' stands in the resume alone.
  test.slow()
  const recruiter = await session('recruiter')
  const filters = { query: '"Anita Rao" AND logistics' }
  const read = async () => (await callAs(recruiter, 'POST', '/candidate/list', { filters })).totalDocs
  await expect.poll(read, { timeout: 100_000 }).toBeGreaterThan(0)
  await signedInAs('recruiter')
  await page.goto(list(filters.query))
  await expect(page.getByRole('link', { name: 'Anita Rao' }).first()).toBeVisible()
  await page.goto('/company/candidate/list-candidate')
  await page.getByRole('textbox', { name: 'Search skills and resumes' }).fill(query)
  await expect(page).toHaveURL(/query=kafka/)
  await expect(page.getByRole('combobox', { name: 'Order' })).toHaveValue('Relevance')
  const found = page.getByRole('row', { name: /Anita Rao/ }).first()
  await expect(found.locator('b').first()).toHaveText(/kafka|java/i)
  await expectAccessible()

  await page.getByRole('link', { name: 'Anita Rao' }).first().click()
  await expect(page).toHaveURL(/view-candidate\/.+query=kafka/)
  // On the page as it looks: what was searched, and more quietly what the record says.
  await expect(page.locator('[data-mark]').first()).toBeVisible()
  await expect(page.locator('[data-value]').first()).toBeVisible()
  await page.getByText('Text', { exact: true }).click()
  const text = page.getByRole('region', { name: 'Resume text' })
  await expect(text.locator('mark').first()).toHaveText(/kafka|java/i)
  const hits = await text.locator('mark').count()
  await expect(page.getByText(`Hit 1 of ${hits}`)).toBeVisible()
  await page.keyboard.press('n')
  await expect(page.getByText(`Hit 2 of ${hits}`)).toBeVisible()
  await expect(text.locator('mark').nth(1)).toBeInViewport()
  await page.keyboard.press('p')
  await page.getByRole('button', { name: 'Previous hit' }).click()
  await expect(page.getByText(`Hit ${hits} of ${hits}`)).toBeVisible()
  await expectAccessible()
})

test('a wrong query says what is wrong and where, and keeps what was typed', async ({
  page,
  signedInAs,
  expectAccessible,
}) => {
  await signedInAs('recruiter')
  await page.goto('/company/candidate/list-candidate')
  const box = page.getByRole('textbox', { name: 'Search skills and resumes' })
  await box.fill('java AND (kafka')
  await expect(page.getByText('A closing parenthesis is missing')).toBeVisible()
  await expect(page.locator('u')).toHaveText('(')
  await expect(box).toHaveValue('java AND (kafka')
  await expect(page).not.toHaveURL(/query=/)
  await expectAccessible()
  await page.getByRole('button', { name: 'How to search' }).click()
  await expect(page.getByText('Words that begin so')).toBeVisible()
  await page.keyboard.press('Escape')
  await box.fill('java AND (kafka)')
  await expect(page.getByText('A closing parenthesis is missing')).toBeHidden()
  await expect(page).toHaveURL(/query=java/)
})

test('the search works in Arabic and on a phone', async ({ page, signedInAs, expectAccessible }) => {
  await signedInAs('recruiter')
  await page.addInitScript(() => localStorage.setItem('language', 'ar'))
  await page.setViewportSize({ width: 375, height: 800 })
  await page.goto(list('java'))
  const box = page.getByRole('textbox', { name: 'ابحث في المهارات والسير الذاتية' })
  await expect(box).toHaveValue('java')
  await box.fill('java (')
  await expect(page.getByText('ينقص قوس إغلاق')).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessible()
})
