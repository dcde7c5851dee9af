import { request } from '@playwright/test'
import { address, type PersonName, password, persons } from './world.ts'

export interface Session {
  token: string
  roles: string[]
  user: { _id: string; firstName: string }
  /** The server, if it is not the journeys' own. */
  at?: string
}

/** Signs in over HTTP. Journeys that end a session take one of their own; the others share one per worker and person. */
export async function openSession(person: PersonName): Promise<Session> {
  const { area, email } = persons[person]
  const http = await request.newContext({ baseURL: address })
  const answer = await http.post(`/api/v1/${area}/sign-in`, { data: { email, password } })
  if (!answer.ok()) throw new Error(`${email} could not sign in: ${answer.status()}`)
  const { token, roles, user } = await answer.json()
  await http.dispose()
  return { token, roles, user }
}

/** Calls the API as a person, for what a journey needs and does not show. */
export async function callAs(
  { token, at = address }: Session,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: object,
) {
  const answer = await fetch(`${at}/api/v1${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${text}`)
  return JSON.parse(text)
}
