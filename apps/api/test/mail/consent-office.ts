import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

export interface ConsentOffice {
  url: string
  /** The bodies of all that was asked. */
  asked: URLSearchParams[]
  /** Next answer of the provider. */
  answer: (fields: URLSearchParams) => { status?: number; body: object }
  /** Tells a mail server whose a token is (RFC 7662). */
  whose: (token: string) => object
  close(): Promise<void>
}

const idToken = (claims: object) => `x.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.x`

/** A provider's answer that lets somebody in. */
export const letIn = (
  email: string,
  access = 'access-token-1',
  more: object = { refresh_token: 'refresh-token-1' },
) => ({
  body: { access_token: access, expires_in: 3_600, id_token: idToken({ email }), ...more },
})

/** A provider's token endpoint on this machine; a port that is free, unless one is named. */
export async function openConsentOffice(port = 0): Promise<ConsentOffice> {
  const asked: URLSearchParams[] = []
  const office: ConsentOffice = {
    ...{ url: '', asked },
    answer: () => letIn('jane@example.com'),
    whose: () => ({ active: false }),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
  const server = createServer(async (request, response) => {
    const json = { 'content-type': 'application/json' }
    if (request.method === 'GET') {
      const token = new URL(request.url ?? '', office.url).searchParams.get('token') ?? ''
      response.writeHead(200, json).end(JSON.stringify(office.whose(token)))
      return
    }
    const fields = new URLSearchParams(await text(request))
    asked.push(fields)
    const { status = 200, body } = office.answer(fields)
    response.writeHead(status, json).end(JSON.stringify(body))
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  office.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return office
}
