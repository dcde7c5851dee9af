import { contract } from '@corridor/contract'
import { type Access, mayCall, type Role } from '@corridor/contract/wire/access'
import type { EndpointMeta } from '@corridor/contract/wire/endpoint'
import { expect, type Page, type Request, type Route } from '@playwright/test'

interface Call {
  method: string
  path: RegExp
  access: Access
  isRead: boolean
}

const calls: readonly Call[] = walk(contract)

function walk(node: object): Call[] {
  if (!('~orpc' in node)) return Object.values(node).flatMap((inner) => walk(inner as object))
  const { route, meta } = node['~orpc'] as { route: { method?: string; path?: string }; meta: EndpointMeta }
  const address = route.path ?? ''
  const path = new RegExp(`^/api/v1${address.replace(/\{\w+\}/g, '[^/]+')}$`)
  // A page that is read while a press is stopped is read all the same.
  const isRead =
    route.method === 'GET' || !!meta.list || /\/(view|check|count|get|times|offers|find-duplicates)$/.test(address)
  return [{ method: route.method ?? 'POST', path, access: meta.access, isRead }]
}

const apiCalls = '**/api/v1/**'

/**
 * Notes what a page calls that its reader may not. Between `stopChanges` and `letChanges`, what would change something is noted and
 * answered with a refusal instead: presses change nothing.
 */
export function watchCalls(page: Page, roles: readonly string[]) {
  const refused = new Set<string>()
  const tried: string[] = []
  page.on('request', (request) => {
    const call = callOf(request)
    if (call && !mayCall(call.access, roles as readonly Role[]))
      refused.add(`${nameOf(request)} on ${new URL(page.url()).pathname}`)
  })
  const stop = (route: Route, request: Request) => {
    const call = callOf(request)
    if (!call || call.isRead) return route.continue()
    tried.push(nameOf(request))
    return route.fulfill({ status: 409, json: { success: false, code: 'record.changed', message: 'Stopped' } })
  }
  // Whose calls may be stopped keeps no file of the application, so that only presses are watched in this way.
  return {
    refused,
    tried,
    stopChanges: () => page.route(apiCalls, stop),
    letChanges: () => page.unroute(apiCalls, stop),
  }
}

const callOf = (request: Request) => {
  const { pathname } = new URL(request.url())
  return calls.find(({ method, path }) => method === request.method() && path.test(pathname))
}
const nameOf = (request: Request) => `${request.method()} ${new URL(request.url()).pathname}`

type WatchedCalls = ReturnType<typeof watchCalls>

/** Lets changes through again: what a press has yet to call goes with its page before. */
async function leave(page: Page, calls: WatchedCalls) {
  await page.goto('about:blank')
  await calls.letChanges()
}

const closingMs = 2_000

/** Begins anew where a press began: closes what it opened, else goes `back`. Changes stay stopped. */
async function beginAnew(page: Page, address: string, back: () => Promise<unknown>) {
  const dialog = page.getByRole('dialog').last()
  if (page.url() !== address) return back()
  if (!(await dialog.isVisible())) return
  const isClosed = async () => {
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0, { timeout: closingMs / 4 })
  }
  await expect(isClosed)
    .toPass({ timeout: closingMs })
    .catch(() => page.goto('about:blank').then(back))
}

/** Chooses all that a page's first menu offers, its own or that of its first row, and confirms what is asked then. Leaves the page. */
export async function chooseActions(page: Page, calls: WatchedCalls, back: () => Promise<unknown>) {
  const { tried } = calls
  const address = page.url()
  const menu = page.getByRole('main').getByRole('button', { name: /^Actions for / })
  const items = page.getByRole('menuitem')
  await calls.stopChanges()
  for (let item = 0, count = await menu.count(); item < count; item++) {
    const before = tried.length
    // A dialog of the choice before may come late, and stands in the way of this one.
    await expect(async () => {
      await beginAnew(page, address, back)
      await menu.first().click({ timeout: 2_000 })
      await items.first().waitFor({ timeout: 2_000 })
    }).toPass({ timeout: 60_000 })
    count = await items.count()
    await items.nth(item).click()
    const dialog = page.getByRole('dialog')
    const isDone = async () => tried.length > before || page.url() !== address || (await dialog.isVisible())
    await expect.poll(isDone).toBe(true)
    const confirm = dialog.locator('button[data-variant=filled]:enabled')
    if ((await dialog.isVisible()) && (await confirm.count()) > 0) {
      await confirm.last().click()
      await expect.poll(() => tried.length).toBeGreaterThan(before)
    }
  }
  await leave(page, calls)
}

const buttons = 'button:visible:enabled:not([role]):not([type=submit]):not([aria-haspopup])'

/**
 * Presses every button of a page that is in no menu, nor in a table's head or a pager, one after another; what opens is
 * confirmed where it asks no more, and closed. A call that would change something is stopped. Leaves a page on which something was pressed.
 */
export async function pressButtons(page: Page, calls: WatchedCalls, back: () => Promise<unknown>) {
  const found = page.getByRole('main').locator(`:is(${buttons}):not(thead *, nav *, [role=dialog] *)`)
  const names = await found.evaluateAll((all) =>
    all.map((one) => one.getAttribute('aria-label') ?? one.textContent ?? ''),
  )
  if (names.length === 0) return 0
  // Dialogs of two buttons may stand there at once, if the first came late.
  const dialog = page.getByRole('dialog').last()
  const confirm = async () => {
    const button = dialog.locator('button[data-variant=filled]:enabled')
    if ((await button.count()) > 0) await button.last().click()
  }
  const address = page.url()
  await calls.stopChanges()
  // One button tells for all that bear its name.
  for (const [at, name] of names.entries()) {
    if (names.indexOf(name) < at) continue
    const button = found.nth(at)
    // The dialog of the button before may come late, and stands in the way of this one; one that goes by itself is not pressed.
    await expect(async () => {
      if (await dialog.isVisible()) await confirm()
      await beginAnew(page, address, back)
      if ((await button.count()) > 0) await button.click({ timeout: 2_000 })
    }).toPass({ timeout: 60_000 })
    if (await dialog.isVisible()) await confirm()
  }
  await leave(page, calls)
  return names.length
}
