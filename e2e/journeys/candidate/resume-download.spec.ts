import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { unique } from '../../support/records.ts'
import { callAs } from '../../support/sessions.ts'
import { expect, test, toast } from '../../support/test.ts'
import { address } from '../../support/world.ts'

const text = 'Maya Lindqvist\nEngineer\nmaya@mail.example\n'

/** Presses Download, and answers what was saved with the address that it came from. */
async function download(page: Page) {
  const [file, answer] = await Promise.all([
    page.waitForEvent('download'),
    page.waitForResponse('**/s3/download-url*'),
    page.getByRole('button', { name: 'Download' }).click(),
  ])
  await expect(toast(page, 'Download started').first()).toBeVisible()
  const { presignedUrl } = (await answer.json()) as { presignedUrl: string }
  return { name: file.suggestedFilename(), text: readFileSync(await file.path(), 'utf8'), address: presignedUrl }
}
/** Asks for an address as a page of the product does, with what the browser keeps for it. */
const ask = (page: Page, at: string) =>
  page.evaluate(async (url) => {
    const answer = await fetch(url)
    return [answer.status, ((await answer.json()) as { code: string }).code]
  }, at)

for (const width of [1280, 375]) {
  test(`a resume is saved from a page ${width} wide, before and after it is loaded anew`, async ({
    page,
    session,
    signedInAs,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    const bench = await session('bench')
    const lastName = unique('Lindqvist').replace(' ', '')
    const fileName = `سيرة ${lastName}.txt`
    const file = { fileName, fileType: 'text/plain', fileSize: Buffer.byteLength(text), purpose: 'resume' }
    const { presignedUrl, fileKey, headers } = await callAs(bench, 'POST', '/s3/upload-url', file)
    await fetch(new URL(presignedUrl, address), { method: 'PUT', headers, body: text })
    const maya = { firstName: 'Maya', lastName, email: `${lastName}@mail.example`, phone: '+1 415 555 0100' }
    const { data } = await callAs(bench, 'POST', '/candidate/add-candidate', { ...maya, resumeKey: fileKey })
    await signedInAs('bench')
    await page.goto(`/company/candidate/view-candidate/${data._id}`)
    const first = await download(page)
    expect([first.name, first.text]).toEqual([fileName, text])
    await page.reload()
    const second = await download(page)
    expect([second.name, second.text]).toEqual([fileName, text])
    for (const used of [first, second]) expect(await ask(page, used.address)).toEqual([409, 'file.addressUsed'])

    // The mark of the browser is what lets it follow: without it, the address is nobody's.
    const { presignedUrl: fresh } = await page.evaluate(
      async ([url, token]) => (await fetch(url, { headers: { authorization: token } })).json(),
      [`/api/v1/s3/download-url?fileKey=${fileKey}`, `Bearer ${bench.token}`] as const,
    )
    await page.context().clearCookies()
    expect(await ask(page, fresh)).toEqual([403, 'file.addressDead'])
  })
}
