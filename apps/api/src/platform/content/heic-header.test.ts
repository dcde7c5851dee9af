import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { checkContent } from './document-kind.ts'
import { judgeHeic } from './heic-header.ts'

const path = join(import.meta.dirname, '../../../test/fixtures/pictures/photo.heic')
const photo = readFileSync(path)

/** The picture with another size in its header. */
function sized(width: number, height: number): Buffer {
  const bytes = Buffer.from(photo)
  const at = bytes.indexOf('ispe') + 8
  bytes.writeUInt32BE(width, at)
  bytes.writeUInt32BE(height, at + 4)
  return bytes
}

/** The picture with another number at a place of a box, counted from its name. */
function patched(box: string, after: number, value: number): Buffer {
  const bytes = Buffer.from(photo)
  bytes.writeUInt32BE(value, bytes.indexOf(box) + after)
  return bytes
}

describe('a HEIC', () => {
  it('is one by its content, whatever its name', async () => {
    expect(await checkContent(path, 'image/heic')).toEqual({ ok: true, kind: 'heic' })
    expect(await checkContent(path, 'image/heif')).toEqual({ ok: true, kind: 'heic' })
    expect(await checkContent(path, 'image/jpeg')).toEqual({
      ok: false,
      reason: 'The file was sent as a JPEG image but is a HEIC image.',
    })
  })

  it.each<[string, Buffer, string]>([
    ['no pixels', sized(0, 0), 'The image is damaged.'],
    ['no height', sized(96, 0), 'The image is damaged.'],
    ['two hundred million pixels', sized(20_000, 10_000), 'The image has too many pixels.'],
    ['sides beyond any number', sized(0xffff_ffff, 0xffff_ffff), 'The image has too many pixels.'],
    ['half its bytes', photo.subarray(0, photo.length / 2), 'The image is damaged.'],
    ['one byte too few', photo.subarray(0, -1), 'The image is damaged.'],
    ['a box that holds less than its own name', patched('iprp', -4, 4), 'The image is damaged.'],
    ['a box longer than the one around it', patched('ipco', -4, 0x7fff_ffff), 'The image is damaged.'],
    ['a size without room for one', patched('ispe', -4, 12), 'The image is damaged.'],
    ['something behind its end', Buffer.concat([photo, Buffer.from('tail')]), 'The image is damaged.'],
    ['no boxes', photo.subarray(0, 28), 'The image is damaged.'],
  ])('with %s is refused before it is decoded', (_, bytes, reason) => {
    expect(judgeHeic(bytes)).toBe(reason)
  })

  it.each<[string, string, string]>([
    ['a PDF', '%PDF-1.7', 'The file is an image and another document at once.'],
    ['a web page', '<script>alert(1)</script>', 'The file is an image and a web page at once.'],
  ])('that is %s too is refused', (_, content, reason) => {
    const free = Buffer.concat([Buffer.alloc(4), Buffer.from('free'), Buffer.from(content)])
    free.writeUInt32BE(free.length)
    const first = photo.readUInt32BE(0)
    expect(judgeHeic(Buffer.concat([photo.subarray(0, first), free, photo.subarray(first)]))).toBe(reason)
  })

  it('with boxes without end is refused at once', () => {
    const box = Buffer.from([0, 0, 0, 8, ...Buffer.from('free')])
    const many = Buffer.concat([photo.subarray(0, 28), ...Array<Buffer>(2_000_000).fill(box)])
    const from = performance.now()
    expect(judgeHeic(many)).toBe('The image is damaged.')
    expect(performance.now() - from).toBeLessThan(500)
  })
})
