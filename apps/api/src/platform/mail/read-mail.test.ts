import { describe, expect, it } from 'vitest'
import { MailUnreadable, mailBytesMax, readMail } from './read-mail.ts'

/** A mail of these lines. */
const read = (...lines: string[]) => readMail(Buffer.from(lines.join('\r\n')))

const head = ['From: Jane Doe <jane@harbor.example>', 'To: recruiter@corridor.example', 'Subject: Hello']

const part = (type: string, ...lines: string[]) => ['--b', `Content-Type: ${type}`, '', ...lines]
const multipart = (kind: string, ...parts: string[][]) => [
  ...head,
  `Content-Type: multipart/${kind}; boundary=b`,
  '',
  ...parts.flat(),
  '--b--',
  '',
]

describe('readMail', () => {
  it('reads a plain mail whole', async () => {
    const mail = await read(
      ...head,
      'Cc: a@one.example, "B, the second" <b@two.example>',
      'Reply-To: desk@harbor.example',
      'Date: Tue, 3 Nov 2026 10:00:00 -0500',
      'Message-ID: <m3@harbor.example>',
      'In-Reply-To: <m2@corridor.example>',
      'References: <m1@corridor.example>',
      ' <m2@corridor.example>',
      'Delivered-To: first@corridor.example',
      'X-Original-To: second@corridor.example',
      '',
      'Is he still there?',
    )
    expect(mail).toEqual({
      messageId: '<m3@harbor.example>',
      inReplyTo: '<m2@corridor.example>',
      references: ['<m1@corridor.example>', '<m2@corridor.example>'],
      from: { name: 'Jane Doe', address: 'jane@harbor.example' },
      replyTo: [{ name: '', address: 'desk@harbor.example' }],
      to: [{ name: '', address: 'recruiter@corridor.example' }],
      cc: [
        { name: '', address: 'a@one.example' },
        { name: 'B, the second', address: 'b@two.example' },
      ],
      subject: 'Hello',
      date: new Date('2026-11-03T15:00:00Z'),
      isAutomatic: false,
      text: expect.stringContaining('Is he still there?'),
      html: '',
      attachments: [],
      authentication: '',
      isFromOne: true,
      envelopeTo: ['first@corridor.example', 'second@corridor.example'],
    })
  })

  it('answers nothing for what is not there', async () => {
    const empty = { messageId: '', inReplyTo: '', references: [], subject: '', date: null, text: '', html: '' }
    expect(await readMail(Buffer.alloc(0))).toMatchObject({ ...empty, from: { name: '', address: '' } })
    expect(await read('no header at all')).toMatchObject({ messageId: '', from: { address: '' } })
    expect(await read(...head, 'Date: yesterday', '', 'x')).toMatchObject({ messageId: '', date: null })
    expect((await read(...head, 'Date: Tue, 3 Nov 9999 10:00:00 +0000', '', 'x')).date).toBeNull()
  })

  it.each([
    [
      'the address in a name',
      '"ceo@bank.example" <evil@elsewhere.example>',
      'ceo@bank.example',
      'evil@elsewhere.example',
    ],
    [
      'brackets in a name',
      '"Jane <jane@bank.example>" <evil@elsewhere.example>',
      'Jane <jane@bank.example>',
      'evil@elsewhere.example',
    ],
    ['encoded words', '=?utf-8?Q?J=C3=B6rg?= =?utf-8?B?w5xsZQ==?= <j@x.example>', 'JörgÜle', 'j@x.example'],
    ['an address in encoded words', '=?utf-8?B?ZXZpbEBlbHNld2hlcmUuZXhhbXBsZQ==?=', '', ''],
    ['a line end in encoded words', '=?utf-8?Q?A=0D=0ABcc=3A_x?= <j@x.example>', 'A Bcc: x', 'j@x.example'],
    ['what turns a text', '=?utf-8?Q?=E2=80=AEmoc=2Eknab?= <j@x.example>', 'moc.knab', 'j@x.example'],
    ['a group', 'Team: one@x.example, two@x.example;', '', 'one@x.example'],
    ['an empty group', 'undisclosed-recipients:;', '', ''],
    ['a comment', 'jane@x.example (Jane)', 'Jane', 'jane@x.example'],
    ['two at once', 'a@b@x.example', '', ''],
    ['no address', 'Mail Delivery Subsystem', '', ''],
  ])('reads From with %s', async (_what, from, name, address) => {
    expect((await read(`From: ${from}`, '', 'x')).from).toEqual({ name, address })
  })

  it('takes the first of several senders', async () => {
    const mail = await read('From: a@one.example', 'From: b@two.example', '', 'x')
    expect(mail.from.address).toBe('a@one.example')
  })

  it('reads text and its other form', async () => {
    const mail = await read(...multipart('alternative', part('text/plain', 'Plain'), part('text/html', '<p>Rich</p>')))
    expect(mail).toMatchObject({ html: expect.stringContaining('<p>Rich</p>'), attachments: [] })
    expect(mail.text.trim()).toBe('Plain')
  })

  it('knows a picture of the text from a file', async () => {
    const picture = [
      '--b',
      'Content-Type: image/png; name="logo.png"',
      'Content-ID: <logo>',
      'Content-Transfer-Encoding: base64',
      '',
      'AAEC',
    ]
    const file = [
      '--b',
      'Content-Type: application/pdf',
      'Content-Disposition: attachment; filename="../../CV/Jane.pdf"',
      '',
      'pdf',
    ]
    const mail = await read(...multipart('related', part('text/html', '<img src="cid:logo">'), picture, file))
    expect(mail.attachments).toEqual([
      { name: 'logo.png', type: 'image/png', content: Buffer.from([0, 1, 2]), isInline: true },
      { name: '.. .. CV Jane.pdf', type: 'application/pdf', content: Buffer.from('pdf\n'), isInline: false },
    ])
  })

  it('keeps a winmail.dat as a file', async () => {
    const mail = await read(
      ...multipart('mixed', part('text/plain', 'x'), part('application/ms-tnef; name=winmail.dat', 'x\x9f>"')),
    )
    expect(mail.attachments).toMatchObject([{ name: 'winmail.dat', type: 'application/ms-tnef' }])
  })

  it('reads what a charset lies about, and one that nobody knows', async () => {
    const lying = Buffer.concat([
      Buffer.from([...head, 'Content-Type: text/plain; charset=utf-8', '', 'Caf'].join('\r\n')),
      Buffer.from([0xe9, 0x00, 0x21]),
    ])
    const mail = await readMail(lying)
    expect(mail.text).toContain('Caf')
    expect(mail.text).not.toContain('\0')
    expect((await read(...head, 'Content-Type: text/plain; charset=klingon-8', '', 'Words')).text).toContain('Words')
    expect(
      (
        await read(
          ...head,
          'Content-Type: text/plain; charset=gb18030',
          'Content-Transfer-Encoding: base64',
          '',
          'xOO6ww==',
        )
      ).text,
    ).toContain('你好')
  })

  it('leaves a mail in a mail a file, however deep', async () => {
    let inner = 'Subject: the innermost\r\n\r\nThe end'
    for (let depth = 0; depth < 60; depth += 1)
      inner = `Subject: ${depth}\r\nContent-Type: multipart/mixed; boundary=n${depth}\r\n\r\n--n${depth}\r\nContent-Type: message/rfc822\r\n\r\n${inner}\r\n--n${depth}--`
    const mail = await readMail(Buffer.from(inner))
    expect(mail).toMatchObject({ subject: '59', attachments: [{ name: 'message.eml', type: 'message/rfc822' }] })
    expect(mail.text).not.toContain('The end')
  })

  it.each([
    ['is too large', () => Buffer.alloc(mailBytesMax + 1, 'a'), /larger than 25 MB/],
    [
      'is one of 30 MB',
      () => Buffer.concat([Buffer.from('Subject: x\r\n\r\n'), Buffer.alloc(30 * 1024 * 1024, 'a')]),
      /larger than 25 MB/,
    ],
    ['is all line ends', () => Buffer.alloc(2_000_000, '\n'), /too many lines/],
    ['has a bomb of headers', () => Buffer.from(`${'X-Bomb: boom\r\n'.repeat(30_000)}\r\nx`), /header size/],
    ['has one endless header', () => Buffer.from(`To: ${'a'.repeat(400_000)}\r\n\r\nx`), /header size/],
    [
      'has too many parts',
      () => Buffer.from(multipart('mixed', ...Array.from({ length: 201 }, () => part('text/csv', 'x'))).join('\r\n')),
      /more than 200/,
    ],
    [
      'has parts without end',
      () => Buffer.from(`Content-Type: multipart/mixed; boundary=b\r\n\r\n${'--b\r\n\r\n'.repeat(30_000)}`),
      /too many/,
    ],
    [
      'goes too deep',
      () =>
        Buffer.from(
          Array.from(
            { length: 60 },
            (_, at) => `Content-Type: multipart/mixed; boundary=n${at}x\r\n\r\n--n${at}x`,
          ).join('\r\n'),
        ),
      /nesting depth/,
    ],
  ])('refuses a mail that %s', async (_what, make, words) => {
    const reading = readMail(make())
    await expect(reading).rejects.toBeInstanceOf(MailUnreadable)
    await expect(reading).rejects.toThrow(words)
  })

  it.each([
    ['Auto-Submitted: auto-replied', true],
    ['Auto-Submitted: auto-generated (rejected)', true],
    ['Auto-Submitted: no', false],
    ['Precedence: auto_reply', true],
    ['Precedence: bulk', true],
    ['X-Autoreply: yes', true],
    ['X-Autorespond: Out of office', true],
    ['List-Id: <jobs.list.example>', true],
    ['Return-Path: <>', true],
    ['Return-Path: <jane@harbor.example>', false],
    ['X-Auto-Response-Suppress: All', false],
  ])('judges by %s whether a person wrote it', async (line, isAutomatic) => {
    expect((await read(...head, line, '', 'x')).isAutomatic).toBe(isAutomatic)
  })
})
