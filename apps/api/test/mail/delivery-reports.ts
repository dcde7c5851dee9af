interface Told {
  address: string
  /** Message-ID of the mail that came back. */
  messageId: string
  action?: string
  status?: string
  diagnostic?: string
  original?: string
}

/** A report as Postfix writes it, of the mail to one address. */
export const reportOf = ({
  address,
  messageId,
  action = 'failed',
  status = '5.1.1',
  diagnostic = `550 ${status} <${address}>: Recipient address rejected: User unknown`,
  original,
}: Told): string =>
  [
    'Return-Path: <>',
    'From: MAILER-DAEMON@mx.vendor.example (Mail Delivery System)',
    'To: sales@harbor.example',
    'Subject: Undelivered Mail Returned to Sender',
    'Message-ID: <20261123100000.4F2A1@mx.vendor.example>',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status; boundary="4F2A1/mx"',
    '',
    ...['--4F2A1/mx', 'Content-Type: text/plain', '', 'Your message could not be delivered.', ''],
    ...['--4F2A1/mx', 'Content-Type: message/delivery-status', '', 'Reporting-MTA: dns; mx.vendor.example', ''],
    `Final-Recipient: rfc822; ${address}`,
    ...(original ? [`Original-Recipient: rfc822;${original}`] : []),
    ...[`Action: ${action}`, ...(status ? [`Status: ${status}`] : []), `Diagnostic-Code: smtp; ${diagnostic}`, ''],
    ...['--4F2A1/mx', 'Content-Type: message/rfc822', '', 'From: Harbor <sales@harbor.example>', `To: ${address}`],
    ...[`Message-ID: ${messageId}`, 'Subject: Java bench', '', 'Good morning', '--4F2A1/mx--', ''],
  ].join('\r\n')
