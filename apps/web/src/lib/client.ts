import contract from 'virtual:contract'
import type { Contract } from '@corridor/contract'
import { createORPCClient, ORPCError } from '@orpc/client'
import type { ContractRouterClient } from '@orpc/contract'
import { OpenAPILink } from '@orpc/openapi-client/fetch'
import { createTanstackQueryUtils } from '@orpc/tanstack-query'
import { ApiError, isErrorBody, isNetworkError, networkError, toApiError } from './api-error'
import { needErrorTexts } from './i18n'
import { forgetRequestKey, requestKey } from './request-key'
import { currentSession, endSession, startSession } from './session'

const timeoutMs = 30_000

// A stream stays open as long as its page wants it; every other answer must come in time.
const withinTime = ({ url, signal }: Request) =>
  url.endsWith('/events') ? signal : AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)])

// What is typed last is on its way when the page goes.
const outlivesPage = ({ url }: Request) => url.endsWith('/draft/save') && document.visibilityState === 'hidden'

const toRefusal = ({ status, data }: ORPCError<string, unknown>) =>
  isErrorBody(data) ? new ApiError(status, data) : networkError('network.garbled')

const link = new OpenAPILink(contract, {
  url: `${location.origin}/api/v1`,
  headers: (_options, path, input) => {
    const token = currentSession()?.token
    return { ...(token ? { authorization: `Bearer ${token}` } : {}), ...requestKey(path, input) }
  },
  fetch: (request, init) => fetch(request, { ...init, signal: withinTime(request), keepalive: outlivesPage(request) }),
  customErrorResponseBodyDecoder: (body, response) =>
    isErrorBody(body)
      ? new ORPCError(body.code, { status: response.status, message: body.message, data: body })
      : undefined,
  interceptors: [
    async ({ next, path, input }) => {
      const token = currentSession()?.token
      try {
        const answer = await next()
        forgetRequestKey(path, input)
        return answer
      } catch (cause) {
        const error = cause instanceof ORPCError ? toRefusal(cause) : toApiError(cause)
        if (!isNetworkError(error)) forgetRequestKey(path, input)
        if (error instanceof ApiError && !isNetworkError(error)) await needErrorTexts()
        if (token && error instanceof ApiError && error.status === 401 && error.code !== 'session.wrong')
          endSession(token)
        // Whoever is refused has lost a role since the page was drawn: its menus and buttons follow.
        if (error instanceof ApiError && error.code === 'session.forbidden') void readRights().catch(() => undefined)
        throw error
      }
    },
  ],
})

/** The typed client: `await client.hotlist.add(values)`. Every failure is an ApiError. */
export const client: ContractRouterClient<Contract> = createORPCClient(link)

/** The same calls for TanStack Query: `useQuery(api.hotlist.view.queryOptions({ input: { hotListId } }))`. */
export const api = createTanstackQueryUtils(client)

/** Reads anew who is signed in and what they may do, and tells every page and tab where that has changed. */
export async function readRights(): Promise<void> {
  const session = currentSession()
  if (!session) return
  const { roles, user } = await client.session.me({})
  const stands = currentSession()
  if (stands?.token !== session.token) return
  const isSame = JSON.stringify([roles, user]) === JSON.stringify([stands.roles, stands.user])
  if (!isSame) startSession({ token: session.token, roles, user })
}

/** The bytes behind a signed address. Throws where the store does not answer with them. */
export async function fetchFile(address: string): Promise<Blob> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`The file was answered ${answer.status}.`)
  return answer.blob()
}
