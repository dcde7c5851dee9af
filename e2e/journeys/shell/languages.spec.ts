import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, test } from '../../support/test.ts'

const arabic: Record<string, string> = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../apps/web/src/locales/ar.json'), 'utf8'),
)
// A key whose Arabic is the same is a name: Corridor, Esc.
const english = new Set(
  Object.entries(arabic)
    .filter(([key, text]) => key !== text)
    .map(([key]) => key.replace(/_(zero|one|two|few|many|other)$/, ''))
    .filter((key) => /[a-z]{2}/i.test(key)),
)

/** English texts of ours that the page still shows or speaks. */
async function englishLeft(page: Page): Promise<string[]> {
  const texts = await page.locator('body').evaluate((body) => {
    const found = new Set<string>()
    const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement
      // Words of a company or the demo stand in links, cells and facts as they are.
      if (parent && !parent.closest('script, style, td a, td bdi, dd, [role="option"], [lang="en"], kbd'))
        found.add(node.nodeValue ?? '')
    }
    for (const element of body.querySelectorAll('[aria-label], [placeholder], [title]')) {
      for (const name of ['aria-label', 'placeholder', 'title']) found.add(element.getAttribute(name) ?? '')
    }
    return [...found].map((text) => text.trim()).filter(Boolean)
  })
  return [...texts, (await page.title()).split(' · ')[0] ?? ''].filter((text) => english.has(text))
}

const visited = [
  ['administrator', ['/admin/dashboard', '/admin/setting/list-skill', '/admin/setting/add-service', '/admin/nowhere']],
  ['administrator', ['/admin/address-management/list-city', '/admin/address-management/add-city']],
  ['bench', ['/company/dashboard', '/company/hotlist/list-hotlist', '/company/hotlist/add-hotlist']],
  ['bench', ['/company/candidate', '/company/candidate/add-candidate', '/company/candidate/resume-parsing']],
  ['bench', ['/company/candidate/list-candidate', '/company/hotlist/list-candidate']],
  ['student', ['/candidate/dashboard', '/account/security', '/', '/about', '/help', '/error/403', '/error/500']],
] as const

for (const [person, paths] of visited) {
  test(`no English is left on ${paths.join(', ')} in Arabic`, async ({ page, signedInAs }) => {
    await signedInAs(person)
    await page.evaluate(() => localStorage.setItem('language', 'ar'))
    for (const path of paths) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
      expect(await englishLeft(page), path).toEqual([])
    }
  })
}

test('messages of a form are Arabic too', async ({ page, signedInAs }) => {
  await signedInAs('bench')
  await page.evaluate(() => localStorage.setItem('language', 'ar'))
  await page.goto('/company/candidate/add-candidate')
  await page.locator('button[type=submit]').click()
  await expect(page.getByText(String(arabic['First Name is required']))).toBeVisible()
  expect(await englishLeft(page)).toEqual([])
})

test('the chosen language is remembered, before and after signing in', async ({ page, signedInAs }) => {
  await page.goto('/company/auth/sign-in')
  await page.getByRole('combobox', { name: 'Language' }).selectOption('fr')
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Agent Sign In')

  await signedInAs('bench')
  await page.goto('/company/dashboard')
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  await page.getByRole('button', { name: /Bianca Shah/ }).click()
  await page.getByRole('menuitem', { name: 'Langue' }).hover()
  const kept = page.waitForResponse('**/api/v1/auth/language')
  await page.getByRole('menuitemradio', { name: '中文' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh')
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr')
  expect((await kept).status()).toBe(200)
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh')
})
