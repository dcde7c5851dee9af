import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sweepFiles } from '../../src/features/base/file/sweep.ts'
import { openDiskStorage } from '../../src/platform/storage/disk.ts'
import type { Caller } from '../call.ts'
import type { Person } from '../make.ts'
import { openSocket, requestHead } from '../raw-request.ts'
import { writeTextPdf } from '../reading/pdf-writer.ts'
import { type RunningApp, runApp } from '../running-app.ts'
import { fetchFile, upload } from '../upload.ts'

let run: RunningApp
let person: Person
let owner: Caller
let fileKey: string
beforeAll(async () => {
  run = await runApp({ ROLE: 'api' })
})
afterAll(() => run.close())
beforeEach(async () => {
  person = await run.make.person('owner', await run.make.company())
  owner = run.call(await run.make.session(person))
  fileKey = await kept(pdf)
})

const pdf = writeTextPdf([{ x: 50, y: 700, text: 'Jane Doe' }])
let count = 0
async function kept(bytes: Buffer, more = {}, by = owner, at = run) {
  const resumeKey = await upload(at, by, bytes, more)
  const jane = { firstName: 'Jane', lastName: 'Doe', email: `jane-${++count}@example.com`, phone: '5551234567' }
  expect((await by.post('/candidate/add-candidate', { ...jane, resumeKey })).status).toBe(201)
  return resumeKey
}
const ask = async (key = fileKey, caller = owner) => caller.get(`/s3/download-url?fileKey=${key}`)
const addressOf = async (key = fileKey) => (await ask(key)).body.presignedUrl
/** Follows an address as a browser does that was told these cookies. */
const visit = (address: string, cookie?: string) => fetch(run.url + address, { headers: cookie ? { cookie } : {} })
const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer())
const refusalOf = async (answer: Response) => [answer.status, ((await answer.json()) as { code: string }).code]
const dead = [403, 'file.addressDead']
const used = [409, 'file.addressUsed']
const follow = (address: string, headers: Record<string, string> = {}) => fetchFile(run, owner, address, { headers })

describe('the address of a download', () => {
  it('gives the file out once', async () => {
    const address = await addressOf()
    expect((await bytesOf(await follow(address))).equals(pdf)).toBe(true)
    expect(await refusalOf(await follow(address))).toEqual(used)
    expect(await refusalOf(await follow(address, { range: 'bytes=0-9' }))).toEqual(used)
    expect((await bytesOf(await follow(await addressOf()))).equals(pdf)).toBe(true)
  })

  it('lets one through of twenty who come at the same moment', async () => {
    const address = await addressOf()
    const answers = await Promise.all(Array.from({ length: 20 }, () => follow(address)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(409)])
  })

  it('is that of the session alone which asked for it', async () => {
    const address = await addressOf()
    const colleague = run.call(
      await run.make.session(await run.make.person('owner', { id: String(person.companyId), name: '' })),
    )
    const others = [
      run.call(await run.make.session(person)),
      colleague,
      run.call(await run.make.tokenOf('administrator')),
    ]
    const answers = [
      await visit(address),
      ...(await Promise.all(others.map((other) => fetchFile(run, other, address)))),
    ]
    for (const answer of answers) expect(await refusalOf(answer)).toEqual(dead)
    expect(await refusalOf(await follow(address.slice(0, -1)))).toEqual(dead)
    expect((await follow(address)).status).toBe(200)
  })

  it('lives five minutes by the clock of the database', async () => {
    const [old, young] = [await addressOf(), await addressOf()]
    const age = (seconds: number, address: string) => run.db.owner`
      update download_address set expires_at = expires_at - make_interval(secs => ${seconds})
      where token_hash = sha256(${address.split('/').at(-1) ?? ''}::bytea)`
    expect((await age(301, old)).count).toBe(1)
    await age(290, young)
    expect(await refusalOf(await follow(old))).toEqual(dead)
    expect((await follow(young)).status).toBe(200)
    await sweepFiles(run.db.sql, await openDiskStorage(run.dataDir, '/api/v1/files'))
    expect(await run.db.owner`select 1 from download_address where expires_at <= now()`).toEqual([])
  })

  it('stands in no log and in no table, and says nothing of the file', async () => {
    const address = await addressOf()
    expect(address).toMatch(/^\/api\/v1\/files\/[\w-]{43}$/)
    expect((await follow(address)).status).toBe(200)
    const token = address.split('/').at(-1) ?? ''
    expect(run.logText()).toContain('"path":"/api/v1/files/…"')
    expect(run.logText()).not.toContain(token)
    const [row] = await run.db.owner`
      select d::text as kept from download_address d where token_hash = sha256(${token}::bytea)`
    expect(row?.kept).toContain('resume.pdf')
    expect(row?.kept).not.toContain(token)
    expect(row?.kept).not.toContain(Buffer.from(token).toString('hex'))
  })

  it('names the file in any script, and is kept by nobody', async () => {
    const key = await kept(pdf, { fileName: 'سيرة "ليلى" 2026.pdf' })
    const { headers } = await follow(await addressOf(key))
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(pdf.length),
      'content-disposition': `attachment; filename="____ ______ 2026.pdf"; filename*=UTF-8''${encodeURIComponent('سيرة "ليلى" 2026.pdf')}`,
      'accept-ranges': 'bytes',
      'cache-control': 'private, no-store',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    })
  })

  it('refuses a file whose bytes cannot be read, and is not used by that', async () => {
    const address = await addressOf()
    await rm(join(run.dataDir, 'files', fileKey.slice(-2), fileKey))
    for (let time = 0; time < 2; time += 1)
      expect(await refusalOf(await follow(address))).toEqual([404, 'file.notFound'])
  })
})

describe('the mark of a session', () => {
  const markIn = (answer: Awaited<ReturnType<typeof ask>>) => answer.headers.get('set-cookie') ?? ''

  it('lets the browser follow the address that was given to it, and no other', async () => {
    const given = await ask()
    expect(markIn(given)).toMatch(
      /^corridor-files=[\w-]{43}; Path=\/api\/v1\/files; Max-Age=300; HttpOnly; SameSite=Strict$/,
    )
    const cookie = markIn(given).split(';')[0] ?? ''
    const other = run.call(await run.make.session(person))
    const theirs = markIn(await ask(fileKey, other)).split(';')[0] ?? ''
    const { presignedUrl } = given.body
    for (const wrong of [theirs, `${cookie.slice(0, -4)}AAAA`, 'corridor-files=', 'corridor-files=x', 'other=x'])
      expect(await refusalOf(await visit(presignedUrl, wrong))).toEqual(dead)
    expect((await visit(presignedUrl, `first=1; ${cookie}; last=2`)).status).toBe(200)
    expect((await visit(await addressOf(), cookie)).status).toBe(200)
  })

  it('opens nothing by itself', async () => {
    const cookie = markIn(await ask()).split(';')[0] ?? ''
    for (const path of ['/auth/me', `/s3/download-url?fileKey=${fileKey}`])
      expect((await visit(`/api/v1${path}`, cookie)).status).toBe(401)
  })

  it('goes over TLS alone at an address that has it', async () => {
    const secure = await runApp({ ROLE: 'api', PUBLIC_URL: 'https://work.example' })
    const by = secure.call(await secure.make.tokenOf('owner', await secure.make.company()))
    expect(markIn(await ask(await kept(pdf, {}, by, secure), by))).toMatch(/; Secure; HttpOnly; SameSite=Strict$/)
    await secure.close()
  })
})

describe('a part of a download', () => {
  const end = pdf.length
  it.each<[string, number, number]>([
    ['bytes=0-9', 0, 10],
    ['bytes=5-5', 5, 6],
    ['Bytes=10-', 10, end],
    ['bytes=-4', end - 4, end],
    ['bytes=-999999', 0, end],
    ['bytes=3-99999999999999999999', 3, end],
  ])('asked for as %s is given', async (range, from, to) => {
    const answer = await follow(await addressOf(), { range })
    expect([answer.status, answer.headers.get('content-range')]).toEqual([206, `bytes ${from}-${to - 1}/${end}`])
    expect((await bytesOf(answer)).equals(pdf.subarray(from, to))).toBe(true)
  })

  it.each(['bytes=0-1,4-5', 'bytes=9-3', 'bytes=-', 'bytes=a-b', 'lines=0-9', 'nonsense'])(
    'asked for as %s is the whole file',
    async (range) => {
      const answer = await follow(await addressOf(), { range })
      expect([answer.status, answer.headers.get('content-range')]).toEqual([200, null])
      expect((await bytesOf(answer)).equals(pdf)).toBe(true)
    },
  )

  it.each([`bytes=${end}-`, `bytes=${end}-${end + 9}`, 'bytes=99999999999999999999-', 'bytes=-0'])(
    'asked for as %s is refused by name, and the address stays',
    async (range) => {
      const address = await addressOf()
      const answer = await follow(address, { range })
      expect(answer.headers.get('content-range')).toBe(`bytes */${end}`)
      expect(await refusalOf(answer)).toEqual([416, 'file.range'])
      expect((await follow(address)).status).toBe(200)
    },
  )

  it('follows part after part, until the last byte went out', async () => {
    const address = await addressOf()
    const parts: Buffer[] = []
    for (let from = 0; from < end; from += 200) {
      const range = `bytes=${from}-${from + 199}`
      await expect
        .poll(async () => {
          const answer = await follow(address, { range })
          if (answer.status === 206) parts.push(await bytesOf(answer))
          return answer.status
        })
        .toBe(206)
    }
    expect(Buffer.concat(parts).equals(pdf)).toBe(true)
    expect(await refusalOf(await follow(address, { range: 'bytes=0-9' }))).toEqual(used)
  })

  it('is the whole file for whoever has a part of another one', async () => {
    const first = await follow(await addressOf(), { range: 'bytes=0-9' })
    const etag = first.headers.get('etag') ?? ''
    const again = async (tag: string) =>
      (await follow(await addressOf(), { range: 'bytes=10-', 'if-range': tag })).status
    expect([await again(etag), await again('"other"')]).toEqual([206, 200])
  })

  it('goes on where a download broke off', async () => {
    const large = Buffer.alloc(16_000_000, 'Jane Doe, engineer.\n')
    const address = await addressOf(await kept(large, { fileType: 'text/plain', fileName: 'jane.txt' }))
    const socket = await openSocket(run.url)
    socket.write(requestHead('GET', address, { authorization: `Bearer ${owner.token}` }))
    const first = await new Promise<Buffer>((resolve) =>
      socket.once('data', (data: Buffer) => {
        // Reads no further: the server has to wait with the rest.
        socket.pause()
        resolve(data)
      }),
    )
    expect(first.toString('latin1')).toMatch(/^HTTP\/1.1 200 /)
    expect(await refusalOf(await follow(address))).toEqual(used)
    socket.destroy()
    let rest: Response | undefined
    await expect
      .poll(
        async () => {
          rest = await follow(address, { range: 'bytes=1000000-' })
          return rest.status
        },
        { timeout: 10_000 },
      )
      .toBe(206)
    expect(rest && (await bytesOf(rest)).equals(large.subarray(1_000_000))).toBe(true)
    expect(await refusalOf(await follow(address))).toEqual(used)
  })

  it('is not asked for by looking at the head, which uses nothing up', async () => {
    const address = await addressOf()
    const head = await fetchFile(run, owner, address, { method: 'HEAD', headers: { range: 'bytes=0-9' } })
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, String(end), ''])
    expect((await fetch(run.url + address, { method: 'HEAD' })).status).toBe(403)
    expect((await follow(address)).status).toBe(200)
  })
})
