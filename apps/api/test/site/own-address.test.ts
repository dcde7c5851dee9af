import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { doorPaths, visitPaths } from '../../../web/src/entries.ts'
import { newReadableCode, newToken } from '../../src/platform/crypto.ts'
import { answerOf, openSocket, requestHead } from '../raw-request.ts'
import { type RunningApp, runApp } from '../running-app.ts'

let run: RunningApp
beforeAll(async () => {
  run = await runApp({ ROLE: 'api', LOG_LEVEL: 'info' }, { web: 'none' })
})
afterAll(() => run.close())

/** Every address that a person alone has, and the one of a link in a mail that is followed. */
const addresses = [...visitPaths, ...doorPaths]
  .filter((path) => /\$(token|code)/.test(path))
  .concat('/c/$token' as never)
const hex = (text: string) => [...text].map((sign) => `%${sign.charCodeAt(0).toString(16)}`).join('')
/** The ways to write one address that somebody, or something on the way, may choose. */
const spellings: Record<string, (word: string, token: string) => string> = {
  'as it is': (word, token) => `/${word}/${token}`,
  'behind a language': (word, token) => `/en/${word}/${token}`,
  'with a capital': (word, token) => `/${word[0]?.toUpperCase()}${word.slice(1)}/${token}`,
  'with two lines': (word, token) => `//${word}//${token}`,
  'with a sign encoded': (word, token) => `/${hex(word[0] ?? '')}${word.slice(1)}/${token}`,
  'with a sign encoded twice': (word, token) => `/%25${hex(word[0] ?? '').slice(1)}${word.slice(1)}/${token}/`,
  'with its line encoded': (word, token) => `/${word}%2F${token}`,
}

describe.each(addresses)('%s', (address) => {
  const [, word = '', variable = ''] = address.split('/')
  it.each(Object.entries(spellings))('stands in no log and no referrer, written %s', async (_, spell) => {
    const secret = variable === '$code' ? newReadableCode(16) : newToken()
    const path = spell(word, secret)
    // A client that follows the standard would clean the address first.
    const socket = await openSocket(run.url)
    socket.write(requestHead('GET', path, { connection: 'close' }))
    await answerOf(socket)
    const form = await fetch(`${run.url}/contact`, { headers: { referer: `${run.url}${path}` } })
    expect(await form.text()).not.toContain(secret)
    await expect
      .poll(() => run.logLines().some(({ path: logged }) => logged === '/contact'), { timeout: 5_000 })
      .toBe(true)
    expect(run.logText()).not.toContain(secret)
  })
})
