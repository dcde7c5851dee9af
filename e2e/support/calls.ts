import { contract } from '@corridor/contract'
import { type Access, mayCall, type Role } from '@corridor/contract/wire/access'
import type { EndpointMeta } from '@corridor/contract/wire/endpoint'
import { expect, type Page } from '@playwright/test'

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
  const path = new RegExp(`^/api/v1${(route.path ?? '').replace(/\{\w+\}/g, '[^/]+')}$`)
  return [{ method: route.method ?? 'POST', path, access: meta.access, isRead: route.method === 'GET' || !!meta.list }]
}

/**
 * Notes what a page calls that its reader may not. Once `stopChanges` was called, what would change something is noted and answered
 * with a refusal instead: presses change nothing.
 */
export async function watchCalls(page: Page, roles: readonly string[]) {
  const refused = new Set<string>()
  const tried: string[] = []
  let isStopped = false
  await page.route('**/api/v1/**', (route, request) => {
    const { pathname } = new URL(request.url())
    const call = calls.find(({ method, path }) => method === request.method() && path.test(pathname))
    const name = `${request.method()} ${pathname}`
    if (call && !mayCall(call.access, roles as readonly Role[]))
      refused.add(`${name} on ${new URL(page.url()).pathname}`)
    if (!isStopped || !call || call.isRead) return route.continue()
    tried.push(name)
    return route.fulfill({ status: 409, json: { success: false, code: 'record.changed', message: 'Stopped' } })
  })
  return {
    refused,
    tried,
    stopChanges: (now: boolean) => {
      isStopped = now
    },
  }
}

type WatchedCalls = Awaited<ReturnType<typeof watchCalls>>

/** Chooses all that a page's first menu offers, its own or that of its first row, and confirms what is asked then. */
export async function chooseActions(page: Page, calls: WatchedCalls, back: () => Promise<unknown>) {
  const { tried, stopChanges } = calls
  const menu = page.getByRole('main').getByRole('button', { name: /^Actions for / })
  const items = page.getByRole('menuitem')
  for (let item = 0, count = await menu.count(); item < count; item++) {
    const [address, before] = [page.url(), tried.length]
    await menu.first().click()
    await items.first().waitFor()
    count = await items.count()
    stopChanges(true)
    await items.nth(item).click()
    const dialog = page.getByRole('dialog')
    const isDone = async () => tried.length > before || page.url() !== address || (await dialog.isVisible())
    await expect.poll(isDone).toBe(true)
    const confirm = dialog.locator('button[data-variant=filled]:enabled')
    if ((await dialog.isVisible()) && (await confirm.count()) > 0) {
      await confirm.last().click()
      await expect.poll(() => tried.length).toBeGreaterThan(before)
    }
    // A page of its own, a dialog, a message: the next begins where this one began.
    stopChanges(false)
    await back()
  }
}
