import { expectNoSidewaysScroll } from '../support/accessible.ts'
import { pages } from '../support/pages.ts'
import { fillIn } from '../support/some-records.ts'
import { enterAs, expect, test } from '../support/test.ts'
import { desktop, expectStill, readIn, windows } from '../support/windows.ts'

const only = (process.env.GALLERY_ONLY ?? '').split(',').filter(Boolean)
/** Columns fold again once a window was resized. */
const settleMs = 3_000
const languages = ['en', 'fr', 'ar']

for (const { path, person } of pages) {
  if (only.length > 0 && !only.some((start) => path.startsWith(start))) continue
  test(`${path} of ${person ?? 'a visitor'}`, async ({ page, session, records }) => {
    if (person) await enterAs(page, await session(person))
    else await page.goto('/color-scheme.js')
    const address = path.includes('{') ? fillIn(path, await records()) : path
    const tooWide: string[] = []
    for (const language of languages) {
      await readIn(page, language)
      await page.setViewportSize(desktop)
      await page.goto(address)
      for (const size of windows) {
        await page.setViewportSize(size)
        await expectStill(page)
        await expectNoSidewaysScroll(page, settleMs).catch(({ message }) => {
          tooWide.push(`${language} at ${size.width} px: ${message}`)
        })
      }
    }
    expect(tooWide).toEqual([])
  })
}
