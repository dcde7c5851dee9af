import { languages } from '@corridor/contract/wire/language'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { queues } from '../../src/features.ts'
import { invitation } from '../../src/letters/invitation.ts'
import { makeFieldCrypto } from '../../src/platform/field-crypto.ts'
import { loadOwnKeys } from '../../src/platform/field-keys.ts'
import { openJobs } from '../../src/platform/jobs.ts'
import { openMail } from '../../src/platform/mail/mail.ts'
import { type RunningApp, runApp } from '../running-app.ts'
import { openTestHouse } from './test-house.ts'

let run: RunningApp
beforeAll(async () => {
  run = await runApp({ DEMO: '1' })
})
afterAll(() => run.close())

const read = async (path: string, at = run) => {
  const answer = await fetch(`${at.url}${path}`)
  return { status: answer.status, text: await answer.text() }
}

describe('the mailbox of the demo', () => {
  it('shows a letter that was posted and none that was not, harmless', async () => {
    const jobs = await openJobs(run.db.owner, run.db.urls.owner, queues, () => {})
    const fields = makeFieldCrypto(await loadOwnKeys(run.dataDir))
    const house = openTestHouse({ sql: run.db.sql, fields, smtpUrl: undefined })
    const mail = openMail({ sql: run.db.sql, jobs, fields, house, publicUrl: run.url })
    const to = { name: '<img src=x onerror=alert(1)>', address: 'jane@example.com', language: 'fr' as const }
    const invited = (company: string) =>
      invitation({ inviter: '</iframe><script>1</script>', company, path: '/invite/x' })
    await run.db.sql.begin((tx) => mail.post(tx, to, invited('A & "B" <b>')))
    await run.db.sql
      .begin(async (tx) => {
        await mail.post(tx, to, invited('Never sent'))
        throw new Error('Changed our mind.')
      })
      .catch(() => {})
    await expect.poll(() => run.db.owner`select state from mail`, { timeout: 20_000 }).toEqual([{ state: 'stored' }])
    const { text } = await read('/dev/mailbox')
    expect(text).toContain('&#60;img src=x onerror=alert(1)&#62;')
    expect(text).toContain('A &#38; &#34;B&#34; &#60;b&#62;')
    expect(text).toContain('vous invite à rejoindre')
    expect(text).toContain(`<a href="${run.url}/invite/x">`)
    expect(text).not.toMatch(/<script|<img|<b>|Never sent/)
    expect(text.match(/<iframe sandbox="allow-popups allow-popups-to-escape-sandbox" [^>]*srcdoc="/g)).toHaveLength(1)
    expect(text.match(/<\/iframe>/g)).toHaveLength(1)
    await jobs.stop()
  })

  it('is named to whoever waits for a letter', async () => {
    expect((await run.call().get<{ mailbox: string }>('/demo')).body.mailbox).toBe('/dev/mailbox')
  })

  it('shows every letter in every language', async () => {
    const { text } = await read('/dev/mailbox/letters')
    for (const language of languages) {
      for (const letter of ['Verification code', 'Reset password', 'Invitation']) {
        expect(text).toContain(`${letter}, ${language}`)
      }
    }
  })

  it.each(['/dev/mailbox', '/dev/mailbox/letters', '/dev/mailbox/links'])(
    'is nowhere outside the demo: %s',
    async (path) => {
      const plain = await runApp({ ROLE: 'api', DEMO: '0' })
      expect((await read(path, plain)).text).not.toMatch(/Mailbox of the demo|Letters of Corridor/)
      expect((await plain.call().get('/demo')).body).toEqual({
        success: true,
        demo: false,
        password: null,
        mailbox: null,
        persons: [],
      })
      await plain.close()
    },
  )
})
