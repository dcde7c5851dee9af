import type { ClientContext, ClientLink } from '@orpc/client'
import { needErrorTexts } from '../language/i18n'
import { currentSession, endSession } from '../session/session'
import { ApiError, isNetworkError } from './api-error'
import { type CallOptions, call, send } from './call'
import { eventsOf } from './event-stream'
import { forgetRequestKey, requestKey } from './request-key'
import { type Route, routeOf } from './route-of'

type Input = Record<string, unknown> | undefined

// The last words typed are on their way when the page goes.
const outlivesPage = (path: string) => path.endsWith('/draft/save') && document.visibilityState === 'hidden'

/** Sends the calls of the typed client; each failure is an ApiError. `onForbidden` learns that a role was lost since the page was drawn. */
export const clientLink = (onForbidden: () => void): ClientLink<ClientContext> => ({
  async call(names, given, { signal }) {
    const route = routeOf(names)
    const { path, body } = placed(route, given as Input)
    const token = currentSession()?.token
    try {
      const options = { token, headers: requestKey(names, given), signal, keepalive: outlivesPage(path) }
      const answer = await (path === '/events' ? follow(path, options) : call(route.method, path, body, options))
      forgetRequestKey(names, given)
      return answer
    } catch (error) {
      if (!isNetworkError(error)) forgetRequestKey(names, given)
      if (error instanceof ApiError && !isNetworkError(error)) await needErrorTexts()
      if (token && error instanceof ApiError && error.status === 401 && error.code !== 'session.wrong')
        endSession(token)
      if (error instanceof ApiError && error.code === 'session.forbidden') onForbidden()
      throw error
    }
  },
})

// A stream stays open as long as its page wants it.
async function follow(path: string, options: CallOptions): Promise<AsyncIterable<unknown>> {
  const { body } = await send('GET', path, undefined, options)
  return eventsOf(body ?? new ReadableStream())
}

/** The values that an address names go into it; the others into the body, or behind the address if there is none. */
function placed({ method, path }: Route, given: Input): { path: string; body: Input } {
  const rest = { ...given }
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    delete rest[name]
    return encodeURIComponent(String(given?.[name]))
  })
  if (method === 'GET') return { path: address + queryOf(rest), body: undefined }
  const isNamed = address !== path && Object.keys(rest).length === 0
  return { path: address, body: isNamed ? undefined : given && rest }
}

function queryOf(values: Record<string, unknown>): string {
  const query = new URLSearchParams(values as Record<string, string>).toString()
  return query && `?${query}`
}
