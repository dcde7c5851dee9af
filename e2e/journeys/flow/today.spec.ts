import { expect, test } from '../../support/test.ts'
import type { PersonName } from '../../support/world.ts'

const heading = /^(.+) ([\d,]+)$/

for (const person of ['owner', 'recruiter', 'bench'] satisfies PersonName[]) {
  test(`Today and the dashboard name the same work for the ${person}`, async ({ page, signedInAs }) => {
    await signedInAs(person)
    await page.goto('/company/dashboard')
    const waiting = page.getByRole('region', { name: 'Waiting for you' })
    const verbs = waiting.getByRole('link', { name: /^(Open|Change|Renew|Compare|Review): / })
    await expect(verbs).not.toHaveCount(0)
    const said = await verbs.evaluateAll((links) => links.map((link) => link.getAttribute('aria-label') ?? ''))

    await page.goto('/company')
    await expect(page).toHaveURL('/company/today')
    const main = page.getByRole('main')
    const beside = main.getByRole('region', { name: 'Also waiting' }).getByRole('listitem')
    const ofDay = said.filter((label) => label.startsWith('Open: '))
    await expect(beside).toHaveCount(said.length - ofDay.length)
    const groups = main.locator('section[aria-labelledby^="group-"]:not([aria-labelledby="group-beside"]) h2')
    await expect(groups).toHaveText(ofDay.map((label) => label.replace('Open: ', '').replace(/: (?=[\d,]+$)/, ' ')))

    const [, group = '', count = ''] = heading.exec((await groups.first().textContent()) ?? '') ?? []
    await page.goto('/company/dashboard')
    await waiting.getByRole('link', { name: `Open: ${group}: ${count}` }).click()
    await expect(page).toHaveURL(/\/company\/today\?group=/)
    await expect(groups).toHaveText([`${group} ${count}`])
  })
}
