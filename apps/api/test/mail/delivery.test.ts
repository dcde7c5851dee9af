import { once } from 'node:events'
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { emptyLettersOf } from '../../src/platform/mail/letter-secret.ts'
import { type Delivered, openPostOffice, type PostOffice, refusal } from './post-office.ts'
import { openSender, type Sender } from './sender.ts'

/** The local part of the recipient says what the server does. */
let office: PostOffice
let sender: Sender
const turns = new Map<string, number>()
const turnOf = (address: string) => {
  turns.set(address, (turns.get(address) ?? 0) + 1)
  return turns.get(address) ?? 0
}

beforeAll(async () => {
  office = await openPostOffice({
    recipient: (address) => {
      if (address.startsWith('later'))
        return turnOf(address) > 1 ? undefined : refusal(451, '4.7.1 Greylisted, come back')
      if (address.startsWith('never')) return refusal(451, '4.3.0 Mailbox busy')
      if (address.startsWith('gone')) return refusal(550, '5.1.1 No such person here')
      return undefined
    },
    content: ({ to: [address = ''] }) => {
      if (address.startsWith('spam')) return refusal(554, '5.7.1 Looks like spam')
      if (address.startsWith('full')) return turnOf(address) > 1 ? undefined : refusal(452, '4.2.2 Mailbox full')
      if (address.startsWith('cut')) return 'cut'
      if (address.startsWith('silent')) return 'silence'
      return undefined
    },
  })
  sender = await openSender(office.url)
})
afterAll(async () => {
  await sender.close()
  await office.close()
})

const deliveredTo = (address: string) => office.delivered.filter(({ to }) => to.includes(address))
const headerOf = ({ raw }: Delivered, name: string) =>
  [
    ...raw
      .split('\r\n\r\n', 1)
      .join()
      .replace(/\r\n\s+/g, ' ')
      .matchAll(new RegExp(`^${name}: (.*)$`, 'gim')),
  ].map(([, value]) => value)

describe.concurrent('a letter', () => {
  it('that the server takes is accepted, with its words', async () => {
    const { id, answer, attempts } = await sender.send('jane@mail.example', 'accepted')
    expect([answer, attempts]).toEqual(['250 OK: queued as 4711', 1])
    const [letter, ...more] = deliveredTo('jane@mail.example') as [Delivered]
    expect(more).toEqual([])
    expect(letter.from).toBe('no-reply@corridor.example')
    expect(headerOf(letter, 'From')).toEqual(['Corridor <no-reply@corridor.example>'])
    expect(headerOf(letter, 'To')).toEqual(['Jane Doe <jane@mail.example>'])
    expect(headerOf(letter, 'Auto-Submitted')).toEqual(['auto-generated'])
    expect(headerOf(letter, 'Message-ID')).toEqual([`<${id}@corridor.example>`])
    expect(letter.raw).toMatch(/text\/plain[\s\S]*482913[\s\S]*text\/html[\s\S]*482913/)
  })

  it.each(['later@mail.example', 'full@mail.example'])(
    'to %s waits where the server says so, and goes out later with the same id',
    async (address) => {
      const { id, answer, due_at, attempts } = await sender.send(address, 'deferred')
      expect([answer, attempts]).toEqual([expect.stringMatching(/^45[12] 4\./), 1])
      expect(Math.abs(due_at.getTime() - Date.now() - 1_000)).toBeLessThan(1_000)
      expect(await sender.reached(id, 'accepted', 'refused', 'unknown')).toMatchObject({
        state: 'accepted',
        attempts: 2,
      })
      for (const letter of deliveredTo(address)) {
        expect(headerOf(letter, 'Message-ID')).toEqual([`<${id}@corridor.example>`])
      }
    },
  )

  it('that the server never takes is refused in the end, with its last words', async () => {
    const refused = await sender.send('never@mail.example', 'refused')
    expect(refused).toMatchObject({ answer: '451 4.3.0 Mailbox busy', attempts: 3 })
    expect(deliveredTo('never@mail.example')).toEqual([])
  })

  it.each([
    ['gone@mail.example', '550 5.1.1 No such person here', 0],
    ['spam@mail.example', '554 5.7.1 Looks like spam', 1],
  ])('that the server refuses (%s) is refused with its words, and not tried again', async (address, answer, seen) => {
    const refused = await sender.send(address, 'refused', 'deferred')
    expect(refused).toMatchObject({ state: 'refused', answer, attempts: 1 })
    await sender.settled(refused.id)
    expect(deliveredTo(address)).toHaveLength(seen)
  })

  it.each([
    ['cut@mail.example', /closed/i],
    ['silent@mail.example', /timeout/i],
  ])('that was handed over without an answer (%s) is unknown, and not sent again', async (address, answer) => {
    const unknown = await sender.send(address, 'unknown', 'deferred', 'refused', 'accepted')
    expect(unknown).toMatchObject({ state: 'unknown', attempts: 1, answer: expect.stringMatching(answer) })
    await sender.jobs.enqueue(sender.db.sql, 'send-mail', { mailId: unknown.id })
    await sender.settled(unknown.id)
    expect(deliveredTo(address)).toHaveLength(1)
    expect((await sender.letter(unknown.id)).state).toBe('unknown')
  })

  it('goes out once where its job runs many times', async () => {
    const id = await sender.post('often@mail.example')
    await Promise.all(Array.from({ length: 8 }, () => sender.jobs.enqueue(sender.db.sql, 'send-mail', { mailId: id })))
    await sender.settled(id)
    expect(deliveredTo('often@mail.example')).toHaveLength(1)
    expect(await sender.letter(id)).toMatchObject({ state: 'accepted', attempts: 1 })
  })
})

describe('what a letter said', () => {
  const said = async (id: string) => {
    const [row] = await sender.db.owner<{ all: string; says: boolean }[]>`
      select to_jsonb(mail)::text as all, sealed_content is not null as says from mail where id = ${id}`
    return row
  }

  /** A letter that the server does not take now, and that is not tried again soon. */
  const waiting = async (name: string) => {
    const { id } = await sender.send(`never-${name}@mail.example`, 'deferred')
    await sender.db.owner`update mail set due_at = now() + interval '1 hour' where id = ${id}`
    return id
  }

  it('is sealed while it waits, and gone once it was handed over', async () => {
    expect(await said(await waiting('sealed'))).toMatchObject({
      says: true,
      all: expect.not.stringContaining('482913'),
    })
    for (const [address, state] of [
      ['taken@mail.example', 'accepted'],
      ['cut-off@mail.example', 'unknown'],
      ['gone-away@mail.example', 'refused'],
    ] as const)
      expect((await said((await sender.send(address, state)).id))?.says).toBe(false)
    expect(deliveredTo('taken@mail.example')[0]?.raw).toContain('482913')
  })

  it('goes when what it opens has died, and then does not go out', async () => {
    const { owner, sql } = sender.db
    const [ended, expired, other] = [await waiting('ended'), await waiting('expired'), await waiting('other')]
    await owner`update mail set secret_of = 'reset-link:a' where id = ${ended}`
    await owner`update mail set secret_of = 'reset-link:b', dies_at = now() where id = ${expired}`
    await emptyLettersOf(sql, 'reset-link:a')
    await sender.jobs.enqueue(sql, 'forget-letters', {})
    for (const id of [ended, expired])
      expect(await sender.reached(id, 'refused')).toMatchObject({ answer: expect.stringContaining('died') })
    for (const id of [ended, expired]) expect((await said(id))?.says).toBe(false)
    expect((await said(other))?.says).toBe(true)
  })

  it('and the letter itself is forgotten after ninety days', async () => {
    const { id } = await sender.send('ancient@mail.example', 'accepted')
    await sender.db.owner`update mail set created_at = now() - interval '91 days' where id = ${id}`
    await sender.jobs.enqueue(sender.db.sql, 'forget-letters', {})
    await expect.poll(() => said(id), { timeout: 15_000 }).toBeUndefined()
  })
})

describe('connections', () => {
  it('are kept for many letters, and few', async () => {
    const before = office.connections()
    const ids = await Promise.all(Array.from({ length: 40 }, (_, n) => sender.post(`many-${n}@mail.example`)))
    await Promise.all(ids.map((id) => sender.reached(id, 'accepted')))
    expect(office.connections() - before).toBeLessThanOrEqual(4)
    expect(office.delivered.filter(({ to }) => to[0]?.startsWith('many-'))).toHaveLength(40)
  })
})

describe('two workers', () => {
  it('send each letter once', async () => {
    const second = await openSender(office.url, { beside: sender })
    const ids = await Promise.all(Array.from({ length: 60 }, (_, n) => sender.post(`shared-${n}@mail.example`)))
    await Promise.all(ids.map((mailId) => second.jobs.enqueue(second.db.sql, 'send-mail', { mailId })))
    for (const id of ids) expect(await sender.reached(id, 'accepted')).toMatchObject({ attempts: 1 })
    const counts = ids.map((_, n) => deliveredTo(`shared-${n}@mail.example`).length)
    expect(new Set(counts)).toEqual(new Set([1]))
    await second.close()
  })
})

describe('a server', () => {
  it('that says nothing at all, or is not there, is tried again later', async () => {
    const mute = await listen()
    for (const url of [mute.url, 'smtp://127.0.0.1:9']) {
      const waiting = await openSender(url, { connectWithinMs: 500, retryAfterMs: [60_000] })
      const { answer, attempts } = await waiting.send('jane@mail.example', 'deferred')
      expect(answer).toMatch(/Greeting never received|Connection timeout|ECONNREFUSED/)
      expect(attempts).toBe(1)
      await waiting.close()
    }
    mute.server.close()
  })

  it('that never ends its answer to the content is given up, and the letter unknown', async () => {
    const trickling = await listen((socket) => {
      // The content comes in as many pieces as the machine likes.
      let content: string | undefined
      socket.write('220 hello\r\n')
      socket.on('data', (chunk) => {
        if (content === undefined) {
          if (String(chunk) === 'DATA\r\n') content = ''
          return void socket.write(content === '' ? '354\r\n' : '250 OK\r\n')
        }
        content += chunk
        if (!content.endsWith('\r\n.\r\n')) return
        const trickle = setInterval(() => socket.write('250-wait\r\n'), 50)
        socket.once('close', () => clearInterval(trickle))
      })
    })
    const waiting = await openSender(trickling.url, { sendWithinMs: 1_200 })
    const { answer } = await waiting.send('jane@mail.example', 'unknown', 'deferred')
    expect(answer).toMatch(/aborted/)
    await waiting.close()
    trickling.server.close()
  })

  it('whose certificate nobody vouches for gets nothing, and is tried again later', async () => {
    for (const options of [{ secure: true }, { disabledCommands: [] }]) {
      const other = await openPostOffice(options)
      const waiting = await openSender(other.url, { retryAfterMs: [60_000] })
      const { answer } = await waiting.send('jane@mail.example', 'deferred')
      expect(answer).toMatch(/certificate/i)
      expect(other.delivered).toEqual([])
      await waiting.close()
      await other.close()
    }
  })

  it('is told no password without TLS, and a wrong password refuses no letter', async () => {
    const passwords: unknown[] = []
    const other = await openPostOffice({
      allowInsecureAuth: true,
      authOptional: false,
      onAuth: ({ password }, _session, done) => {
        passwords.push(password)
        done(refusal(535, '5.7.8 Wrong password'))
      },
    })
    const url = other.url.replace('//', '//user:hidden-word@')
    const careful = await openSender(url, { retryAfterMs: [60_000] })
    await careful.send('jane@mail.example', 'deferred')
    expect(passwords).toEqual([])
    await careful.close()
    const careless = await openSender(`${url}?requireTLS=false`, { retryAfterMs: [60_000] })
    const { answer } = await careless.send('jane@mail.example', 'deferred', 'refused')
    expect(passwords).toEqual(['hidden-word'])
    expect(answer).toMatch(/^535 5\.7\.8 Wrong password/)
    await careless.close()
    await other.close()
  })
})

/** A server that says what it likes, or nothing. */
async function listen(talk: (socket: Socket) => void = () => {}): Promise<{ server: Server; url: string }> {
  const server = createServer((socket) => {
    socket.on('error', () => {})
    talk(socket)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { server, url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}` }
}
