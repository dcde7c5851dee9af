import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPostOffice, type PostOffice } from './post-office.ts'
import { openSender, type Sender, someLetter } from './sender.ts'

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

describe('a letter goes to one plain address', () => {
  it.each([
    '',
    'jane',
    '@mail.example',
    'jane@',
    'jane@mail',
    'jane@mail.example\r\nBcc: victim@mail.example',
    'jane@mail.example\r\nRCPT TO:<victim@mail.example>',
    'jane@mail.example\n',
    ' jane@mail.example',
    'jane@mail.example\0',
    'jane@mail.example,victim@mail.example',
    'jane@mail.example, victim@mail.example',
    'jane@mail.example;victim@mail.example',
    'jane@mail.example victim@mail.example',
    'jane@mail.example <victim@mail.example>',
    '<victim@mail.example>',
    '"jane@mail.example, victim"@other.example',
    '"jane"@mail.example',
    'jane@mail.example(victim@mail.example)',
    'group:jane@mail.example;',
    'jane@[127.0.0.1]',
    'jane@other.example@mail.example',
    'jane%victim@mail.example>',
    '=?utf-8?q?jane=40mail.example?=',
    `${'x'.repeat(250)}@mail.example`,
  ])('and not to %j', async (address) => {
    const posted = sender.db.sql.begin((tx) =>
      sender.mail.post(tx, { name: 'Jane', address, language: 'en' }, someLetter),
    )
    await expect(posted).rejects.toMatchObject({ code: 'request.invalid' })
    const [row] = await sender.db
      .owner`select count(*)::int as letters from mail where to_address = ${address.replaceAll('\0', '')}`
    expect(row).toEqual({ letters: 0 })
  })

  it.each([
    'Jane\r\nBcc: victim@mail.example',
    'Jane\r\n\r\nAnother body',
    'Jane" <victim@mail.example>, "',
    'victim@mail.example',
    'Jane <victim@mail.example>, Doe',
    'Jane; victim@mail.example',
    'Élodie "E" O’Neill\\',
    'أحمد\u202Eelpmaxe.liam@mitciv',
    'x'.repeat(5_000),
    '',
  ])('whatever the name is: %j', async (name) => {
    const address = `jane-${crypto.randomUUID()}@mail.example`
    const id = await sender.post(address, name)
    await sender.reached(id, 'accepted')
    const [letter, ...more] = office.delivered.filter(({ raw }) => raw.includes(id))
    expect(more).toEqual([])
    expect(letter?.to).toEqual([address])
    const [head = ''] = letter?.raw.split('\r\n\r\n') ?? []
    expect(head.match(/^(to|cc|bcc):/gim)).toEqual(['To:'])
    expect(head.replace(/\r\n\s+/g, ' ')).toMatch(new RegExp(`^To: .*${address}>?$`, 'm'))
  })
})
