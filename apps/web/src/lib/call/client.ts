import type { Contract } from '@corridor/contract'
import { createORPCClient } from '@orpc/client'
import type { ContractRouterClient } from '@orpc/contract'
import { createTanstackQueryUtils } from '@orpc/tanstack-query'
import { currentSession, startSession } from '../session/session'
import { clientLink } from './client-link'

// The menus and buttons of whoever has lost a role follow.
const link = clientLink(() => void readRights().catch(() => undefined))

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

/** The bytes behind an address of this server. Throws if it does not answer with them. */
export async function fetchFile(address: string): Promise<Blob> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`The file was answered ${answer.status}.`)
  return answer.blob()
}
