import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Caller } from '../call.ts'
import { drawing, photo } from '../images.ts'
import { type RunningApp, runApp } from '../running-app.ts'
import { fetchFile, upload } from '../upload.ts'

let run: RunningApp
let owner: Caller
beforeAll(async () => {
  run = await runApp({ ROLE: 'api' })
  owner = run.call(await run.make.tokenOf('owner', await run.make.company()))
})
afterAll(() => run.close())

let count = 0
async function refer(bytes: Buffer, fileType: string) {
  const fileKey = await upload(run, owner, bytes, { fileName: 'me.jpg', fileType })
  const added = await owner.post('/candidate/add-candidate', {
    firstName: 'Jane',
    lastName: 'Doe',
    email: `jane-${++count}@example.com`,
    phone: '5551234567',
    resumeKey: fileKey,
  })
  return { fileKey, added }
}

async function kept(bytes: Buffer, fileType: string) {
  const { fileKey, added } = await refer(bytes, fileType)
  expect(added.status).toBe(201)
  const { presignedUrl } = (await owner.get(`/s3/download-url?fileKey=${fileKey}`)).body
  const image = Buffer.from(await (await fetchFile(run, owner, presignedUrl)).arrayBuffer())
  expect(added.body.data.resume).toMatchObject({ fileSize: image.length })
  return image
}

/** A part of a PNG: length, name, content and check sum. */
function chunk(name: string, content: Buffer | string): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), Buffer.from(content)])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(body.length - 4)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}
const withChunk = (png: Buffer, added: Buffer) => Buffer.concat([png.subarray(0, 33), added, png.subarray(33)])

describe('a photograph', () => {
  it('is kept without its place, its camera and its comment', async () => {
    const given = await photo()
    expect(given.includes('SecretCamera')).toBe(true)
    expect((await sharp(given).metadata()).exif?.includes('SecretCamera')).toBe(true)
    const image = await kept(given, 'image/jpeg')
    const { exif, xmp, iptc, icc, orientation } = await sharp(image).metadata()
    expect({ exif, xmp, iptc, icc, orientation }).toEqual({})
    for (const word of ['Exif', 'SecretCamera', 'Jane Doe', 'GPS']) expect(image.includes(word)).toBe(false)
  })

  it('is turned as its camera said', async () => {
    const image = await kept(await photo(60, 40), 'image/jpeg')
    const { data, info } = await sharp(image).raw().toBuffer({ resolveWithObject: true })
    expect([info.width, info.height]).toEqual([40, 60])
    const corner = (x: number, y: number) => [...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)]
    // The blue mark lay at the top left; a quarter turn to the right brings it to the top right.
    expect(corner(36, 3)[2]).toBeGreaterThan(150)
    expect(corner(3, 3)[2]).toBeLessThan(100)
  })

  it('loses what hangs behind its end', async () => {
    const image = await kept(Buffer.concat([await photo(), Buffer.from('SECRET TAIL')]), 'image/jpeg')
    expect(image.includes('SECRET TAIL')).toBe(false)
  })

  it('that is cut short is refused', async () => {
    const whole = await photo(600, 400)
    const { added } = await refer(whole.subarray(0, whole.length / 2), 'image/jpeg')
    expect(added).toMatchObject({ status: 415, body: { code: 'file.content', message: 'The image is damaged.' } })
  })
})

describe('a drawing', () => {
  it('keeps its pixels and its transparency, and nothing that was said about them', async () => {
    const given = withChunk(await drawing(), chunk('tEXt', 'Comment\0SecretComment'))
    const image = await kept(given, 'image/png')
    const before = await sharp(given).raw().toBuffer()
    const after = await sharp(image).raw().toBuffer()
    expect(after.equals(before)).toBe(true)
    for (const word of ['SecretEditor', 'SecretComment', 'eXIf', 'tEXt']) expect(image.includes(word)).toBe(false)
  })

  it('that claims more pixels than may be is refused before it is drawn', async () => {
    const flood = await drawing()
    flood.writeUInt32BE(60_000, 16)
    flood.writeUInt32BE(60_000, 20)
    const { added } = await refer(flood, 'image/png')
    expect(added.body.message).toBe('The image has too many pixels.')
  })

  it('whose pixels are damaged is refused, and leaves nothing', async () => {
    const broken = await drawing(300, 300)
    broken.fill(0xff, 60, broken.length - 30)
    const { added, fileKey } = await refer(broken, 'image/png')
    expect(added).toMatchObject({ status: 415, body: { code: 'file.content' } })
    expect(await run.db.owner`select 1 from stored_file where key = ${fileKey}`).toHaveLength(0)
  })

  it.each<[string, Buffer]>([
    ['a GIF', Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>')],
    ['a TIFF', Buffer.from('49492a0008000000', 'hex')],
  ])('that is %s is refused', async (_, bytes) => {
    const { added } = await refer(bytes, 'image/png')
    expect(added).toMatchObject({ status: 415, body: { code: 'file.content' } })
  })
})

it('draws several images at a time', async () => {
  const images = await Promise.all(Array.from({ length: 6 }, async () => kept(await photo(400, 300), 'image/jpeg')))
  expect(new Set(images.map(({ length }) => length)).size).toBe(1)
})
