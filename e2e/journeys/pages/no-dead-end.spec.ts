import type { Page } from '@playwright/test'
import { chooseActions, pressButtons, watchCalls } from '../../support/calls.ts'
import { pages } from '../../support/pages.ts'
import { fillIn } from '../../support/some-records.ts'
import { enterAs, expect, test } from '../../support/test.ts'
import type { PersonName } from '../../support/world.ts'

// Each reads every page of their area: ninety openings, and one for each place that those lead to.
test.describe.configure({ timeout: 600_000 })

const walkers: readonly PersonName[] = ['owner', 'recruiter', 'bench', 'member', 'administrator']
const areaOf = (person: PersonName) => (person === 'administrator' ? '/admin/' : '/company/')
const recordId = /[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g

// Pages on which roles may do different things: the menus' choices are pressed there, too.
const chosen = [
  '/company/candidate/list-candidate',
  '/company/candidate/view-candidate/{candidate}',
  '/company/hotlist/list-hotlist',
  '/company/hotlist/view-hotlist/{hotlist}',
  '/company/bin',
  '/admin/user-management/list-user',
]

// The person who may do least: an offer made by mistake is refused.
const pressers: readonly PersonName[] = ['member', 'recruiter']

async function open(page: Page, address: string) {
  await page.goto(address)
  return arrive(page, address)
}

/** Waits until a page stands, and answers where it is. */
async function arrive(page: Page, address: string) {
  await expect(page.getByRole('heading', { level: 1 }), `the heading of ${address}`).toHaveCount(1)
  await expect(page.locator('[aria-busy=true]'), `what ${address} waits for`).toHaveCount(0)
  return new URL(page.url()).pathname
}

/** Pages that bear one heading: the steps of a form, the records of a kind. */
const kindOf = (address: string) =>
  address
    .replace(/\?.*/, '')
    .replace(recordId, '{id}')
    .replace(/-?step-?\d+/, '')

/** Only pages of the office lead to each other without a load: the door, a visitor's page and a refusal are drawn by others. */
const isOffice = (address: string) => /^\/(company|admin)\/(?!auth\/)/.test(address)

const newHeadingMs = 2_000

/**
 * Opens a page as a link does, by which the application stays: that each can be loaded by its address is another sweep's matter. One whose
 * heading says nothing new is loaded all the same.
 */
async function follow(page: Page, address: string) {
  const from = new URL(page.url()).pathname
  if (!isOffice(from) || !isOffice(address) || kindOf(address) === kindOf(from)) return open(page, address)
  await page.evaluate((to) => {
    for (const heading of document.querySelectorAll('h1')) heading.dataset.left = ''
    history.pushState({}, '', to)
  }, address)
  const former = page.locator('h1[data-left]')
  const isOther = await former.waitFor({ state: 'detached', timeout: newHeadingMs }).then(
    () => true,
    () => false,
  )
  return isOther ? arrive(page, address) : open(page, address)
}

/** Links of a page that lead inside the product. */
const linksOf = (page: Page) =>
  page
    .locator('a[href^="/"]')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).getAttribute('href') ?? ''))

/** Addresses of the pages of a person's area. */
const addressesOf = (person: PersonName, ids: Record<string, string>) => {
  const own = pages.filter(({ path }) => path.startsWith(areaOf(person)) && !path.includes('/onboarding/'))
  return [...new Set(own.map(({ path }) => fillIn(path, ids)))]
}

for (const person of walkers) {
  test(`nothing that ${person} is shown leads to a page that is refused or not there`, async ({
    page,
    session,
    records,
  }) => {
    const ids = await records()
    const addresses = addressesOf(person, ids)
    const reader = await session(person)
    await enterAs(page, reader)
    const calls = watchCalls(page, reader.roles)
    const links = new Set<string>()
    await open(page, addresses[0] as string)
    for (const address of addresses) {
      const arrived = await follow(page, address)
      if (arrived.startsWith('/error/')) continue
      for (const link of await linksOf(page)) links.add(link)
      if (!chosen.some((path) => fillIn(path, ids) === address)) continue
      await chooseActions(page, calls, () => follow(page, address))
    }
    // One record of each kind is enough.
    const byKind = new Map([...links].map((link) => [link.replace(recordId, '{id}').replace(/\?.*/, ''), link]))
    const refused: string[] = []
    for (const link of byKind.values()) {
      if (link.startsWith('/error/') || link.includes('/sign-out') || addresses.includes(link)) continue
      const arrived = await follow(page, link)
      if (arrived.startsWith('/error/') || (await page.getByText('We have lost this page').count()) > 0)
        refused.push(link)
    }
    expect(refused).toEqual([])
    expect([...calls.refused]).toEqual([])
    expect(links.size).toBeGreaterThan(10)
  })
}

const parts = 3

for (const person of pressers)
  for (let part = 0; part < parts; part++)
    test(`no button that ${person} presses is refused, part ${part + 1} of ${parts} of the pages`, async ({
      page,
      session,
      records,
    }) => {
      const addresses = addressesOf(person, await records()).filter((_, at) => at % parts === part)
      const reader = await session(person)
      await enterAs(page, reader)
      const calls = watchCalls(page, reader.roles)
      let pressed = 0
      await open(page, addresses[0] as string)
      for (const address of addresses) {
        const arrived = await follow(page, address)
        if (!arrived.startsWith('/error/')) pressed += await pressButtons(page, calls, () => follow(page, address))
      }
      expect([...calls.refused]).toEqual([])
      expect(pressed).toBeGreaterThan(0)
    })
