import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { type Page, request as requests } from '@playwright/test'
import { codeIn, letterTo } from './mailbox.ts'
import { address, chosenPassword as password } from './world.ts'

let count = 0

/** An installation, and how its letters are read there. */
export interface House {
  address: string
  letterTo: (email: string, subject: RegExp) => Promise<string>
}

const demo: House = {
  address,
  async letterTo(email, subject) {
    const http = await requests.newContext({ baseURL: address })
    const letter = await letterTo({ request: http }, email, subject)
    await http.dispose()
    return letter
  },
}

export interface NewPerson {
  area: 'company' | 'candidate'
  email: string
  password: string
}

/** Somebody whose account a journey may change: signed up and verified over HTTP. A member's company has its onboarding before it. */
export async function signUp(area: NewPerson['area'], house: House = demo): Promise<NewPerson> {
  const email = `own-${area}-${Date.now()}-${process.pid}-${++count}@example.com`
  const company = { yourCountry: 'India', clientCountry: 'Canada', type: 'agent', signUpAs: 'recruiter' }
  await post(house, `/${area}/sign-up`, {
    firstName: 'Nadia',
    lastName: 'Newcomer',
    email,
    password,
    confirmPassword: password,
    acceptTerms: true,
    ...(area === 'company' ? company : {}),
  })
  const code = codeIn(await house.letterTo(email, /verification code/))
  await post(house, '/company/verify-email', { email, code })
  return { area, email, password }
}

// Fifty may sign up from one address in a quarter of an hour, and a quick machine gets there: each has an address of this machine's own.
const anyAddress = () => `127.${randomInt(1, 255)}.${randomInt(256)}.${randomInt(1, 255)}`

async function post({ address }: House, path: string, body: object) {
  const headers = { 'content-type': 'application/json' }
  const call = request(`${address}/api/v1${path}`, { method: 'POST', headers, localAddress: anyAddress() })
  call.end(JSON.stringify(body))
  const [answer] = (await once(call, 'response')) as [IncomingMessage]
  const said = await text(answer)
  if (answer.statusCode !== 200 && answer.statusCode !== 201)
    throw new Error(`${path} answered ${answer.statusCode}: ${said}`)
}

/** Gives e-mail address and password on the sign-in page that is open. */
export async function giveCredentials(page: Page, { email, password }: NewPerson) {
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
}
