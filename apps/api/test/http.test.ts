import { errorBody } from '@corridor/contract/wire/error'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Answer, AnyBody, Caller } from './call.ts'
import { answerOf, openSocket, requestHead } from './raw-request.ts'
import { type RunningApp, runApp } from './running-app.ts'

let run: RunningApp
let owner: Caller
let token: string
beforeAll(async () => {
  run = await runApp({ ROLE: 'api', DEMO: '1' }, { bodyWithinMs: 300 })
  token = await run.make.tokenOf('owner', await run.make.company())
  owner = run.call(token)
})
afterAll(() => run.close())

const page = async (path: string, init: RequestInit = {}) => {
  const response = await fetch(`${run.url}${path}`, init)
  return { headers: response.headers, status: response.status, text: await response.text() }
}
const list = (body: unknown, headers = {}) => owner.send<AnyBody>('POST', '/candidate/list', body, headers)

function expectRefusal({ status, headers, body }: Answer<AnyBody>, expected: number, code: string): void {
  expect({ status, code: body.code }).toEqual({ status: expected, code })
  expect(errorBody.safeParse(body).error).toBeUndefined()
  expect(body.requestId).toBe(headers.get('x-request-id'))
}

describe('every answer below /api', () => {
  it.each([
    ['GET', '/api/v1/auth/me', 200],
    ['GET', '/api/v1/auth/me?nobody', 401],
    ['POST', '/api/v1/candidate/list', 200],
    ['POST', '/api/v1/candidate/add-candidate', 400],
    ['GET', '/api/v1/nothing', 404],
    ['GET', '/api/v1/%zz', 400],
    ['GET', '/api/v1/%00', 400],
    ['GET', '/api', 404],
    ['GET', '/API/v1/auth/me', 404],
    ['PUT', '/api/v1/files/nothing', 403],
    ['GET', '/api/v1/files/nothing', 403],
    ['GET', '/api/v1/openapi.json', 200],
    ['GET', '/api/docs/', 200],
    ['GET', '/api/docs/reader/swagger-ui.css', 200],
    ['GET', '/api/v1/events', 200],
  ] as const)('is kept by nobody: %s %s', async (method, path, status) => {
    const answer = await fetch(run.url + path, {
      method,
      headers: {
        'content-type': 'application/json',
        ...(path.includes('nobody') ? {} : { authorization: `Bearer ${token}` }),
      },
      ...(method === 'GET' ? {} : { body: '{}' }),
    })
    await answer.body?.cancel()
    expect({ status: answer.status, cache: answer.headers.get('cache-control') }).toEqual({
      status,
      cache: expect.stringMatching(/\bno-store$/),
    })
  })

  it('is kept by nobody either if it is no HTTP', async () => {
    const socket = await openSocket(run.url)
    socket.write('nonsense\r\n\r\n')
    expect(await answerOf(socket)).toMatch(/\r\ncache-control: no-store\r\n/)
  })
})

describe('every answer', () => {
  const paths = [
    '/api/v1/auth/me',
    '/api/v1/country-codes',
    '/api/v1/nothing',
    '/api/v1/%zz',
    '/api/v1/openapi.json',
    '/api/v1/files/nothing',
    '/api/docs',
    '/api/docs/',
    '/api/docs/reader/swagger-ui.css',
    '/dev/mailbox',
    '/healthz',
    '/readyz',
    '/',
    '/company/dashboard',
    '/assets/nothing.js',
  ]

  it.each(paths)('carries an id and keeps the browser careful: %s', async (path) => {
    const { headers } = await page(path, { redirect: 'manual' })
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).not.toMatch(/script-src[^;]*(unsafe|\*|http|data:)/)
    expect(Object.fromEntries(headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    })
    expect(headers.get('x-powered-by')).toBeNull()
    expect(headers.get('access-control-allow-origin')).toBeNull()
  })

  it('has an id of its own, which a client cannot choose and which stands in the log', async () => {
    const first = await owner.send('GET', '/auth/me', undefined, { 'x-request-id': 'chosen', 'request-id': 'chosen' })
    const second = await owner.get('/auth/me')
    const ids = [first, second].map(({ headers }) => headers.get('x-request-id'))
    expect(new Set(ids).size).toBe(2)
    expect(ids).not.toContain('chosen')
    const logged = () => run.logLines().filter(({ requestId }) => requestId === ids[0])
    await expect.poll(logged, { timeout: 5_000 }).toMatchObject([{ path: '/api/v1/auth/me', status: 200 }])
  })

  it('asks for TLS only where people come by TLS', async () => {
    expect((await page('/healthz')).headers.get('strict-transport-security')).toBeNull()
    const secure = await runApp({ ROLE: 'api', PUBLIC_URL: 'https://corridor.example' })
    const { headers } = await secure.call().get('/country-codes')
    expect(headers.get('strict-transport-security')).toContain('max-age=31536000')
    await secure.close()
  })
})

describe('a refusal has the one shape', () => {
  it.each([
    '{',
    '{"page":1',
    '[]',
    'null',
    '"text"',
    '1',
    '{"page":01}',
    "{'page':1}",
    '{"searchTerm":"a\u0000b"}',
    '{"searchTerm":"\\u0000"}',
    '{"searchTerm":"\\ud800"}',
    '{"filters":{"_id":["\\udfff"]}}',
    '{"filters":{"\\u0000":1}}',
    '{"searchTerm":{"length":{"toString":1}}}',
    '{"searchTerm":{"length": [{"valueOf":1}]}}',
    '{"searchTerm":{"\\u006cength":{"toString":1}}}',
  ])('for the body %j', async (body) => {
    expectRefusal(await list(body), 400, 'request.malformed')
  })

  it('for a body of more than a megabyte, and for one of twelve', async () => {
    expect((await list({ searchTerm: '', ignored: 'x'.repeat(1_048_000) })).status).toBe(200)
    expectRefusal(await list({ ignored: 'x'.repeat(1_048_576) }), 413, 'request.tooLarge')
    expectRefusal(await list({ ignored: 'x'.repeat(12_000_000) }), 413, 'request.tooLarge')
  })

  it('for a body of more than a megabyte that does not say so', async () => {
    const socket = await openSocket(run.url)
    const answer = answerOf(socket)
    const head = {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'transfer-encoding': 'chunked',
    }
    socket.write(requestHead('POST', '/api/v1/candidate/list', head))
    const chunk = `10000\r\n${'x'.repeat(65_536)}\r\n`
    for (let at = 0; at < 20; at++) socket.write(chunk)
    expect(await answer).toMatch(/^HTTP\/1.1 413 /)
  })

  it('for JSON a hundred thousand deep', async () => {
    const deep = (open: string, close: string) => `${open.repeat(100_000)}1${close.repeat(100_000)}`
    expectRefusal(await list(deep('[', ']')), 400, 'request.malformed')
    expectRefusal(await list(`{"filters":${deep('{"a":', '}')}}`), 400, 'request.invalid')
    expectRefusal(await list(`{"filters":{"_id":${deep('[', ']')}}}`), 400, 'request.invalid')
    expectRefusal(await list(`{"searchTerm":"\\u0000","x":${deep('[', ']')}}`), 400, 'request.malformed')
    expect((await list({})).status).toBe(200)
  })

  it.each([
    'text/plain',
    'application/xml',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'text/html',
    'nonsense',
  ])('for the content type %s', async (type) => {
    expectRefusal(await list('{}', { 'content-type': type }), 415, 'request.type')
  })

  it('for an unknown path, a wrong method and an address that cannot be read', async () => {
    for (const path of ['/nothing', '/candidate', '/Candidate/List', '/../v1/x', '/files']) {
      expectRefusal(await owner.post(path), 404, 'request.unknownPath')
    }
    for (const method of ['GET', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
      expectRefusal(await owner.send(method, '/candidate/list'), 404, 'request.unknownPath')
    }
    expectRefusal(await owner.get('/%zz'), 400, 'request.malformed')
    expectRefusal(await owner.get('/s3/download-url?fileKey=a%00b'), 400, 'request.malformed')
    expectRefusal(await owner.get('/auth/me%00'), 400, 'request.malformed')
    for (const query of ['fileKey[length][a]=1', 'fileKey%5Blength%5D[toString]=1', 'a=1&fileKey[__proto__]=1']) {
      expectRefusal(await owner.get(`/s3/download-url?${query}`), 400, 'request.malformed')
    }
    expectRefusal(await owner.get(`/agent/parse/${'a'.repeat(2000)}`), 400, 'request.invalid')
    expectRefusal(await owner.get(`/s3/download-url?fileKey=${'a'.repeat(5000)}`), 400, 'request.invalid')
  })

  it('for a body that does not arrive, while others are answered', async () => {
    const socket = await openSocket(run.url)
    const answer = answerOf(socket)
    const head = { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'content-length': 100 }
    socket.write(`${requestHead('POST', '/api/v1/candidate/list', head)}{"page"`)
    expect((await list({})).status).toBe(200)
    const text = await answer
    expect(text).toMatch(/^HTTP\/1.1 408 /)
    expect(text).toContain('"code":"request.timeout"')
    expect((await list({})).status).toBe(200)
  })

  it('for text of any length and kind in any field', async () => {
    for (const value of ['x'.repeat(1_000_000), '\u202e\u0007\u001b[31m', '\uffff\ufffe', '👩‍👩‍👧', '%s%n{{7*7}}']) {
      const answer = await owner.post('/hotlist/add', { name: value, description: value, isPublic: true })
      expect(answer.status).toBeLessThan(500)
      expect((await list({ searchTerm: value.slice(0, 200) })).status).toBe(200)
    }
  })

  it('without a word about the inside when something unforeseen happens', async () => {
    await run.db.owner`alter table hotlist rename to hotlist_gone`
    const answer = await owner.post('/hotlist/list')
    await run.db.owner`alter table hotlist_gone rename to hotlist`
    expectRefusal(answer, 500, 'server.error')
    expect(JSON.stringify(answer.body)).not.toMatch(/hotlist|select|relation|\.ts|postgres|stack/i)
    const logged = run.logLines().find(({ requestId, msg }) => requestId === answer.body.requestId && msg === 'failed')
    expect(logged).toMatchObject({ error: 'PostgresError 42P01' })
    expect((await owner.post('/hotlist/list')).status).toBe(200)
  })
})

it('names an unknown field whatever it is', async () => {
  const { body } = await list({ sortBy: { toString: 1 } })
  expect(body.fields).toEqual({ sortBy: 'Unknown sort field "{"toString":1}"' })
  expect((await list({ sortBy: 'x'.repeat(100_000) })).body.fields.sortBy?.length).toBeLessThan(200)
})

describe('an inclination of clients', () => {
  it('is met: no body, an empty one, and a charset', async () => {
    expect((await list(undefined)).status).toBe(200)
    expect((await list('')).status).toBe(200)
    expect((await list('{}', { 'content-type': 'application/json; charset=utf-8' })).status).toBe(200)
  })

  it('is not met: a path that counts its body as the record', async () => {
    const company = await run.make.company()
    const caller = run.call(await run.make.tokenOf('owner', company))
    const [mine, other] = [await run.make.hotlist(company, { name: 'Mine' }), await run.make.hotlist(company)]
    const { body } = await caller.put(`/hotlist/update/${mine}`, { id: other, _id: other, name: 'Renamed' })
    expect(body.data).toMatchObject({ _id: mine, name: 'Renamed' })
  })
})

it('writes no token, password, e-mail, search term or file name into the log', async () => {
  const secrets = { email: 'hidden@example.com', password: 'Hidden@2026', term: 'hidden-term', file: 'hidden-file.pdf' }
  await run.call().post('/company/sign-in', { email: secrets.email, password: secrets.password })
  await list({ searchTerm: secrets.term })
  await owner.get(`/candidate/list?searchTerm=${secrets.term}&token=${token}`)
  const upload = await owner.post('/s3/upload-url', {
    fileName: secrets.file,
    fileType: 'application/pdf',
    fileSize: 5,
    purpose: 'resume',
  })
  const { presignedUrl, headers } = upload.body
  await page(presignedUrl, { method: 'PUT', body: 'hello', headers })
  await owner.post('/candidate/add-candidate', { firstName: 'Jane', lastName: 'Doe', email: secrets.email, phone: 'x' })
  await list('{"searchTerm": "hidden-term"')
  await owner.put(`/hotlist/update/${secrets.email}`, {})
  await run.db.owner`alter table candidate rename to candidate_gone`
  await list({ searchTerm: secrets.term })
  await run.db.owner`alter table candidate_gone rename to candidate`
  const signature = new URL(presignedUrl, run.url).searchParams.get('signature') ?? 'none'
  for (const secret of [...Object.values(secrets).slice(1), token, signature])
    expect(run.logText()).not.toContain(secret)
})

describe('the health of the process', () => {
  it('is told without a token', async () => {
    expect(JSON.parse((await page('/healthz')).text)).toEqual({ status: 'ok' })
    expect(JSON.parse((await page('/readyz')).text)).toMatchObject({ status: 'ready', database: true })
  })
})
