import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sampleLetters } from '../../src/features/flow/demo/sample-letters.ts'
import { Failure } from '../../src/platform/fail.ts'
import { boundOf, type LetterKind, letterKinds, ofOthersADayMax } from '../../src/platform/mail/letter-kinds.ts'
import { openPostOffice, type PostOffice } from './post-office.ts'
import { openSender, type Sender } from './sender.ts'

let office: PostOffice
let sender: Sender
beforeAll(async () => {
  office = await openPostOffice()
  sender = await openSender(office.url)
})
afterAll(async () => {
  await sender.close()
  await office.close()
})

const kinds = Object.keys(letterKinds) as LetterKind[]

async function ask(address: string, kind: LetterKind, by?: string): Promise<string> {
  const letter = Object.values(sampleLetters).find((sample) => sample.kind === kind)
  if (!letter) throw new Error(`There is no sample of ${kind}.`)
  try {
    await sender.db.sql.begin((tx) =>
      sender.mail.post(tx, { name: 'Jane', address, language: 'en' }, letter, by ? { by } : {}),
    )
    return 'posted'
  } catch (error) {
    if (error instanceof Failure) return error.code
    throw error
  }
}
const lettersTo = (address: string) =>
  sender.db.owner<{ state: string; has_turn: boolean; seconds: number }[]>`
    select state, has_turn, extract(epoch from due_at - created_at)::float as seconds from mail
    where to_address = ${address} order by due_at, id`
const arrived = (address: string) => office.delivered.filter(({ to }) => to.includes(address)).length
/** Moves the clock of turns. */
const passes = (seconds: number) =>
  sender.db.owner`
    update letter_turn set next_at = next_at - make_interval(secs => ${seconds}),
      day_ends_at = day_ends_at - make_interval(secs => ${seconds})`
const countOf = (answers: string[]) => (answer: string) => answers.filter((one) => one === answer).length

describe('letters to one person', () => {
  it.each(kinds)('of the kind %s: thirteen in a second are one', async (kind) => {
    const { second } = boundOf(kind)
    const address = `${kind}@one.example`
    const answers = [await ask(address, kind), await ask(address, kind), await ask(address, kind)]
    answers.push(...(await Promise.all(Array.from({ length: 10 }, () => ask(address, kind)))))
    await expect.poll(() => arrived(address), { timeout: 20_000 }).toBe(1)
    await expect
      .poll(async () => (await lettersTo(address)).every(({ has_turn }) => has_turn), { timeout: 20_000 })
      .toBe(true)
    const letters = await lettersTo(address)
    expect(arrived(address)).toBe(1)
    expect(countOf(answers)('posted')).toBe(second === 'refused' ? 1 : 13)
    expect(countOf(answers)('letter.tooSoon')).toBe(second === 'refused' ? 12 : 0)
    const waiting = letters.filter(({ state }) => state === 'queued').map(({ seconds }) => seconds)
    const waits = second === 'held' ? 13 : 1
    if (second !== 'held') expect(letters).toHaveLength(1)
    // Letters that the day has no room for are left out in the open.
    expect(waiting.length + 1 + letters.filter(({ state }) => state === 'refused').length).toBe(waits)
    for (const [at, seconds] of waiting.entries()) expect(seconds - (waiting[at - 1] ?? 0)).toBeGreaterThan(58)
  })

  it('are counted for the person, whatever the case of the address or what stands behind a plus sign', async () => {
    expect(await ask('Jane+jobs@two.example', 'invitation')).toBe('posted')
    expect(await ask('jane@two.example', 'invitation')).toBe('letter.tooSoon')
    expect(await ask('JANE+other@two.example', 'invitation')).toBe('letter.tooSoon')
    expect(await ask('june@two.example', 'invitation')).toBe('posted')
    expect(await ask('jane@two.example', 'reset-password')).toBe('posted')
  })

  it('of two companies come after each other: neither learns of the other', async () => {
    const [harbor, summit] = ['01900000-0000-7000-8000-000000000001', '01900000-0000-7000-8000-000000000002']
    expect(await ask('jane@three.example', 'representation-asked', harbor)).toBe('posted')
    expect(await ask('jane@three.example', 'representation-asked', summit)).toBe('posted')
    expect(await ask('jane@three.example', 'representation-asked', summit)).toBe('letter.tooSoon')
    const [, second, ...more] = await lettersTo('jane@three.example')
    expect(more).toEqual([])
    expect(second?.seconds).toBeGreaterThan(58)
    expect(arrived('jane@three.example')).toBeLessThan(2)
  })

  it('come again after their time, until the day is full', async () => {
    const address = 'jane@four.example'
    for (let n = 0; n < letterKinds.invitation.aDay; n += 1) {
      expect(await ask(address, 'invitation')).toBe('posted')
      await passes(61)
    }
    expect(await ask(address, 'invitation')).toBe('letter.tooMany')
    await passes(86_400)
    expect(await ask(address, 'invitation')).toBe('posted')
  })

  it('that others cause are counted together, and lock nobody out of their account', async () => {
    const address = 'jane@five.example'
    const posted: string[] = []
    for (let n = 0; n < 20; n += 1) {
      for (const kind of ['invitation', 'representation-asked', 'times-offered'] as const)
        posted.push(await ask(address, kind))
      await passes(61)
    }
    expect(countOf(posted)('posted')).toBe(ofOthersADayMax)
    expect(countOf(posted)('letter.tooMany')).toBe(60 - ofOthersADayMax)
    expect(await ask(address, 'reset-password')).toBe('posted')
    expect(await ask(address, 'verification-code')).toBe('posted')
    expect(await lettersTo(address)).toHaveLength(ofOthersADayMax + 2)
  })
})
