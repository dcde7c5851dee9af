import { randomInt } from 'node:crypto'
import { request } from '@playwright/test'
import { letterTo } from './mailbox.ts'
import { unique } from './records.ts'
import { callAs, type Session } from './sessions.ts'
import { address, chosenPassword as password } from './world.ts'

/** A new member of the owner's company with one role: invited, and come in by the link of the letter. */
export async function colleagueOf(owner: Session, role: 'bench-sales' | 'recruiter'): Promise<Session> {
  const email = `${unique('colleague').replace(' ', '-')}-${randomInt(1e6)}@mail.example`
  const person = { firstName: 'Robin', lastName: 'Keys', email, role }
  await callAs(owner, 'POST', '/company-member/invite', { people: [person] })
  const http = await request.newContext({ baseURL: address })
  const [, token] = /\/invite\/([\w-]{43})/.exec(await letterTo({ request: http }, email, /invit/i)) ?? []
  const names = { firstName: 'Robin', lastName: 'Keys' }
  const accepted = { token, ...names, password, confirmPassword: password }
  const answer = await http.post('/api/v1/invitation/accept', { data: accepted })
  if (!answer.ok()) throw new Error(`The invitation was answered ${answer.status()}: ${await answer.text()}`)
  const { token: session, roles, user } = await answer.json()
  await http.dispose()
  return { token: session, roles, user }
}
