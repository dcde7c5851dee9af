import { join } from 'node:path'
import { enterAs, expect, test } from '../support/test.ts'
import { scenes } from './scenes.ts'

/** How a scene is looked at: `1440-dark-en`. */
interface Form {
  width: number
  theme: 'light' | 'dark'
  language: string
}

const heights: Readonly<Record<number, number>> = { 375: 812, 768: 1024, 1366: 768, 1440: 900, 1920: 1080 }
const usualForms = '1440-light-en,1440-dark-en,1440-light-ar,375-light-en'

function readForm(text: string): Form {
  const [, width, theme, language] = /^(\d+)-(light|dark)-(en|fr|zh|ar)$/.exec(text) ?? []
  if (!width || !language) throw new Error(`A form reads like 1440-dark-ar, not ${text}`)
  return { width: Number(width), theme: theme as Form['theme'], language }
}

const only = (process.env.GALLERY_ONLY ?? '').split(',').filter(Boolean)
const forms = (process.env.GALLERY_FORMS || usualForms).split(',').map(readForm)
const folder = process.env.GALLERY_FOLDER || join(import.meta.dirname, '../../gallery')
const isWhole = process.env.GALLERY_WHOLE === '1'
const wanted = scenes.filter(
  ({ name }) => only.length === 0 || only.some((one) => name === one || name.startsWith(`${one}/`)),
)
if (wanted.length === 0)
  throw new Error(`No scene is called ${only.join(', ')}; there are ${scenes.map(({ name }) => name).join(', ')}`)

for (const { name, person, path, act } of wanted) {
  test(name, async ({ page, session }) => {
    const by = person && (await session(person))
    if (by) await enterAs(page, by)
    else await page.goto('/color-scheme.js')
    if (typeof path !== 'string' && !by) throw new Error(`${name} asks for an address and names nobody who asks`)
    const address = typeof path === 'string' ? path : by && (await path(by, session))
    for (const { width, theme, language } of forms) {
      await page.evaluate((one) => localStorage.setItem('language', one), language)
      await page.setViewportSize({ width, height: heights[width] ?? 900 })
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
      await page.goto(String(address))
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
      await expect(page.locator('.mantine-Skeleton-root, main output .mantine-Loader-root')).toHaveCount(0)
      // The line of test mode comes after the page stands; pages outside have none.
      if (by && /^\/(admin|company|candidate|account)\//.test(String(address)))
        await page.waitForFunction(() => localStorage.getItem('test-mode') !== null)
      await page.evaluate(() => document.fonts.ready)
      await act?.(page)
      const file = `${name.replaceAll('/', '-')}-${width}-${theme}-${language}.png`
      await page.screenshot({ path: join(folder, file), fullPage: isWhole, animations: 'disabled' })
    }
  })
}
