import { readFile } from 'node:fs/promises'
import { expectAccessible, expectNoSidewaysScroll } from '../../support/accessible.ts'
import { completedOwner } from '../../support/onboarding.ts'
import { unique } from '../../support/records.ts'
import { enterAs, expect, test } from '../../support/test.ts'

test('an Owner reads the agreement to its end and signs it on a phone, in Arabic; without script a page names a changed file', async ({
  browser,
}) => {
  const owner = await completedOwner(unique('Cedar'))
  const page = await (await browser.newContext({ viewport: { width: 375, height: 812 } })).newPage()
  await enterAs(page, owner)
  await page.goto('/company/account-details')
  await page.evaluate(() => localStorage.setItem('language', 'ar'))
  await page.reload()
  await page.getByRole('link', { name: 'تعديل الاتفاقية الموقّعة (إصدار 2025)' }).click()
  const text = page.getByRole('region', { name: 'اتفاقية Corridor، إصدار 2025' })
  const sign = page.getByRole('button', { name: 'توقيع الاتفاقية' })
  await expect(sign).toBeDisabled()
  await expect(page.getByText(/^الأقسام المتبقية للقراءة: \d+$/)).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await text.focus()
  await text.press('End')
  await expect(page.getByText('وصلت إلى نهاية الاتفاقية.')).toBeVisible()
  await page.getByLabel(/^اسمك الكامل/).fill('نور 李')
  await sign.click()
  await expect(page.getByText('يُرجى تأكيد موافقتك').first()).toBeVisible()
  await page.getByRole('button', { name: 'ارسم توقيعك أيضًا' }).click()
  const field = await page.getByRole('img', { name: 'حقل لرسم توقيعك' }).boundingBox()
  if (!field) throw new Error('A field to draw in was expected.')
  await page.mouse.move(field.x + 40, field.y + 100)
  await page.mouse.down()
  await page.mouse.move(field.x + 200, field.y + 40, { steps: 8 })
  await page.mouse.up()
  await page.getByRole('checkbox').check()
  await sign.click()
  const download = page.getByRole('button', { name: /^تنزيل / })
  await expect(download).toBeVisible({ timeout: 20_000 })
  await expectAccessible(page)
  const [file] = await Promise.all([page.waitForEvent('download'), download.click()])
  const pdf = await readFile(await file.path())
  const code = (await page.getByRole('link', { name: /^([A-Z2-9]{4}-){4}[A-Z2-9]{4}$/ }).textContent()) ?? ''

  const visitor = await (
    await browser.newContext({ javaScriptEnabled: false, viewport: { width: 375, height: 812 } })
  ).newPage()
  await visitor.goto('/certificate')
  await visitor.getByLabel('Code').fill(code.toLowerCase())
  await visitor.getByRole('button', { name: 'Check' }).click()
  await expect(visitor.getByText('This document is valid.')).toBeVisible()
  await expectNoSidewaysScroll(visitor)
  const compare = async (buffer: Buffer) => {
    await visitor.getByLabel('PDF file').setInputFiles({ name: 'agreement.pdf', mimeType: 'application/pdf', buffer })
    await visitor.getByRole('button', { name: 'Compare' }).click()
  }
  await compare(pdf)
  await expect(visitor.getByRole('status').first()).toHaveText(/Your file is unchanged/)
  const changed = Buffer.from(pdf)
  changed[900] = (changed[900] ?? 0) ^ 1
  await compare(changed)
  await expect(visitor.getByRole('alert')).toHaveText(/Your file was changed/)
  await visitor.goto('/certificate/AAAA-BBBB-CCCC-DDDD-EEEE')
  await expect(visitor.getByRole('alert')).toHaveText('There is no certificate under this code')
})
