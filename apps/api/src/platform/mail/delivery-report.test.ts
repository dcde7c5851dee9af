import { describe, expect, it } from 'vitest'
import { readMail } from './read-mail.ts'

interface Shape {
  status: string[]
  /** The type of the part that came back, and its lines. */
  returned?: [string, ...string[]]
  text?: string[]
}

const report = ({ status, returned, text = ['Content-Type: text/plain', '', 'It could not be delivered.'] }: Shape) =>
  readMail(
    Buffer.from(
      [
        'Return-Path: <>',
        'From: MAILER-DAEMON@mx.example',
        'To: recruiter@corridor.example',
        'Subject: Undelivered Mail Returned to Sender',
        'Content-Type: multipart/report; report-type=delivery-status; boundary="7A.17/mx"',
        '',
        ...['--7A.17/mx', ...text],
        ...[
          '--7A.17/mx',
          'Content-Description: Delivery report',
          'Content-Type: message/delivery-status',
          '',
          ...status,
        ],
        ...(returned ? ['--7A.17/mx', `Content-Type: ${returned[0]}`, '', ...returned.slice(1)] : []),
        '--7A.17/mx--',
        '',
      ].join('\r\n'),
    ),
  )

const returnedLines = [
  'From: Dana <dana@corridor.example>',
  'To: jane@harbor.example',
  'Message-ID:',
  ' <r1.abcdef@corridor.example>',
  'Subject: Bench',
  '',
  'Dear Jane',
]

describe('the report in a mail', () => {
  it('is read as Postfix writes it', async () => {
    const mail = await report({
      status: [
        ...[
          'Reporting-MTA: dns; mx.example',
          'X-Postfix-Queue-ID: 4F2A1',
          'Arrival-Date: Mon, 23 Nov 2026 10:00:00 +0000',
          '',
        ],
        ...[
          'Final-Recipient: rfc822; Jane@Harbor.example',
          'Original-Recipient: rfc822;jane@harbor.example',
          'Action: failed',
          'Status: 5.1.1',
        ],
        ...[
          'Remote-MTA: dns; mail.harbor.example',
          'Diagnostic-Code: smtp; 550 5.1.1 <jane@harbor.example>: Recipient address',
          '    rejected: User unknown',
          '',
        ],
      ],
      returned: ['message/rfc822', ...returnedLines],
    })
    expect(mail.isAutomatic).toBe(true)
    expect(mail.report).toMatchObject({
      recipients: [
        {
          finalRecipient: 'jane@harbor.example',
          originalRecipient: 'jane@harbor.example',
          action: 'failed',
          status: '5.1.1',
          diagnostic: '550 5.1.1 <jane@harbor.example>: Recipient address rejected: User unknown',
        },
      ],
      returnedMessageId: '<r1.abcdef@corridor.example>',
    })
    expect(mail.text).not.toContain('Dear Jane')
  })

  it('is read as Exchange writes it', async () => {
    const mail = await report({
      text: [
        'Content-Type: multipart/alternative; boundary="i"',
        '',
        '--i',
        'Content-Type: text/plain',
        '',
        'Delivery has failed',
        '--i',
        'Content-Type: text/html',
        '',
        '<p>Delivery has failed</p>',
        '--i--',
      ],
      status: [
        ...['Reporting-MTA: dns;AM0PR01.eurprd01.prod.outlook.com', 'Received-From-MTA: dns;mx.example', ''],
        ...['Final-Recipient: rfc822;jane@harbor.example', 'Action: failed', 'Status: 5.1.10'],
        ...[
          'Diagnostic-Code: smtp;550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient not found by SMTP address lookup',
          'X-Display-Name: jane',
        ],
      ],
      returned: ['message/rfc822', 'Received: from one', ...returnedLines],
    })
    expect(mail.report?.recipients).toEqual([
      {
        finalRecipient: 'jane@harbor.example',
        originalRecipient: '',
        action: 'failed',
        status: '5.1.10',
        diagnostic: '550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient not found by SMTP address lookup',
      },
    ])
    expect(mail.html).toContain('Delivery has failed')
  })

  it('is read as Gmail writes it, with the headers alone', async () => {
    const mail = await report({
      status: [
        ...['Reporting-MTA: dns; googlemail.com', 'X-Original-Message-ID: <elsewhere@x.example>', ''],
        ...[
          'Final-Recipient: rfc822; jane@harbor.example',
          'Action: failed',
          'Status: 5.2.2',
          'Diagnostic-Code: smtp; 552-5.2.2 The email account is over quota',
          '',
        ],
      ],
      returned: ['text/rfc822-headers', ...returnedLines.slice(0, 5)],
    })
    expect(mail.report).toMatchObject({
      recipients: [{ status: '5.2.2' }],
      returnedMessageId: '<r1.abcdef@corridor.example>',
    })
  })

  it('names everybody of whom it tells, and a mail that waits', async () => {
    const mail = await report({
      status: [
        'Reporting-MTA: dns; mx.example',
        ...['', 'Final-Recipient: rfc822; a@x.example', 'Action: delayed', 'Status: 4.4.1 (No answer)'],
        ...['', 'Final-Recipient: rfc822; b@x.example', 'Action: delivered', 'Status: 2.0.0', ''],
      ],
    })
    expect(mail.report).toMatchObject({
      recipients: [
        { finalRecipient: 'a@x.example', action: 'delayed', status: '4.4.1' },
        { finalRecipient: 'b@x.example', action: 'delivered', status: '2.0.0' },
      ],
      returnedMessageId: '',
    })
  })

  it('is nothing in a mail that only talks of one', async () => {
    const talk = ['From: jane@x.example', '', 'Final-Recipient: rfc822; a@x.example', 'Action: failed', 'Status: 5.1.1']
    expect((await readMail(Buffer.from(talk.join('\r\n')))).report).toBeUndefined()
  })

  it('is bounded', async () => {
    const many = Array.from({ length: 5_000 }, (_, at) => [
      '',
      `Final-Recipient: rfc822; p${at}@x.example`,
      'Action: failed',
      'Status: 5.1.1',
    ])
    const mail = await report({ status: ['Reporting-MTA: dns; mx.example', ...many.flat()] })
    expect(mail.report?.recipients).toHaveLength(100)
  })
})
