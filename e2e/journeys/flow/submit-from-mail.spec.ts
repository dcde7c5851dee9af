import { expectNoSidewaysScroll } from '../../support/accessible.ts'
import { enterOn } from '../../support/keyboard.ts'
import { expect, test, toast } from '../../support/test.ts'

test('a requirement is answered with two people in four presses, by keyboard alone, and all of it stands', async ({
  page,
  signedInAs,
}) => {
  await signedInAs('bench')
  await page.goto('/company/inbox')
  await enterOn(
    page,
    page.getByRole('region', { name: /^Open/ }).getByRole('button', { name: /Java Developer, remote/ }),
  )
  await expect(page.getByRole('heading', { level: 2, name: 'Java Developer, remote' })).toBeVisible()

  let presses = 0
  const press = async (key: string) => {
    presses += 1
    await page.keyboard.press(key)
  }
  await press('s')
  const bench = page.getByRole('complementary', { name: 'Bench for this requirement' })
  const people = bench.getByRole('checkbox')
  await expect(people.first()).toBeVisible()
  const send = page.getByRole('button', { name: /^Send and submit/ })
  await expect(send).toBeDisabled()
  await press('x')
  await expect(people.first()).toBeChecked()
  await press('x')
  await expect(people.nth(1)).toBeChecked()
  await expect(page.getByRole('table', { name: "Details in the vendor's format" }).getByRole('row')).toHaveCount(3)
  await expect(page.getByRole('button', { name: 'Send and submit 2' })).toBeEnabled()
  await expectNoSidewaysScroll(page)
  await press('Control+Enter')
  await expect(toast(page, '2 people on their way')).toBeVisible()
  expect(presses).toBe(4)

  await expect(page.getByRole('button', { name: /^Download .*\.pdf, / })).not.toHaveCount(0)
  await page.getByRole('link', { name: /^Java Developer/ }).click()
  await expect(page).toHaveURL(/view-job/)
})
