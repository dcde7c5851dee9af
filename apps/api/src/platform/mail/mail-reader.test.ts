import { afterEach, expect, it } from 'vitest'
import { type MailReader, startMailReader } from './mail-reader.ts'
import { MailUnreadable } from './read-mail.ts'

let open: MailReader | undefined
afterEach(() => open?.close())
const start = (bounds?: Parameters<typeof startMailReader>[0]) => {
  open = startMailReader(bounds)
  return open
}

const withFile = [
  'Subject: Our people',
  'Content-Type: application/pdf; name=people.pdf',
  'Content-Transfer-Encoding: base64',
  '',
  Buffer.from('%PDF-1.7').toString('base64'),
].join('\r\n')
const endless = Buffer.from(`Subject: x\r\nContent-Type: text/html\r\n\r\n${'<b>word</b> &amp; \r\n'.repeat(900_000)}`)

it('gives a mail with its files as they came', async () => {
  const mail = await start().read(Buffer.from(withFile))
  expect(mail.subject).toBe('Our people')
  expect(mail.attachments.map(({ content }) => [Buffer.isBuffer(content), content.toString()])).toEqual([
    [true, '%PDF-1.7'],
  ])
})

it('gives up a mail after its time, and reads the next', async () => {
  const reader = start({ timeoutMs: 6_000 })
  const reading = reader.read(endless)
  await expect(reading).rejects.toBeInstanceOf(MailUnreadable)
  await expect(reading).rejects.toThrow('took too long')
  expect((await reader.read(Buffer.from(withFile))).subject).toBe('Our people')
}, 30_000)

it('takes what ends with the process for no fault of the mail', async () => {
  const reader = start()
  const readings = [reader.read(endless), reader.read(Buffer.from(withFile))]
  const faults = Promise.all(readings.map((reading) => reading.catch((error: Error) => error)))
  await reader.close()
  for (const fault of await faults) {
    expect(fault).toBeInstanceOf(Error)
    expect(fault).not.toBeInstanceOf(MailUnreadable)
  }
})
