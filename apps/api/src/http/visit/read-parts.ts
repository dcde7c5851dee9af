import { Failure } from '../../platform/fail.ts'

interface FormBounds {
  bytesMax: number
  partsMax: number
  /** Bytes of the lines above each part, all together. */
  headBytesMax: number
}

/**
 * The body of a multipart form, and the content type as its parser is to read it. Parts are counted as they come: parsing makes an object of
 * each part, and of each word above it, before anybody knows how many there are. Throws `request.malformed` without a boundary, and
 * `request.tooLarge` past a bound; what comes after that is kept by nobody.
 */
export async function readParts(
  type: string,
  coming: AsyncIterable<Buffer>,
  bounds: FormBounds,
): Promise<{ type: string; body: Buffer }> {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"\\]{1,70})"|([^;"\\\s]{1,70}))/i.exec(type) ?? []
  const boundary = quoted ?? plain
  if (boundary === undefined) throw new Failure('request.malformed')
  const mark = Buffer.from(`--${boundary}`)
  const chunks: Buffer[] = []
  let [bytes, parts] = [0, 0]
  let seen = Buffer.alloc(0)
  for await (const chunk of coming) {
    chunks.push(chunk)
    bytes += chunk.length
    seen = Buffer.concat([seen, chunk])
    for (let at = seen.indexOf(mark); at >= 0; at = seen.indexOf(mark, at + mark.length)) parts += 1
    // The last mark ends the form. A mark may come in two pieces.
    if (bytes > bounds.bytesMax || parts > bounds.partsMax + 1) throw new Failure('request.tooLarge')
    seen = seen.subarray(Math.max(seen.length - mark.length + 1, seen.lastIndexOf(mark) + 1))
  }
  const body = Buffer.concat(chunks)
  if (headBytesOf(body, mark) > bounds.headBytesMax) throw new Failure('request.tooLarge')
  // The parser gets what was counted, however the rest of the header may be read.
  return { type: `multipart/form-data; boundary="${boundary}"`, body }
}

const headEnd = '\r\n\r\n'

function headBytesOf(body: Buffer, mark: Buffer): number {
  let bytes = 0
  for (let at = body.indexOf(mark); at >= 0; ) {
    const start = at + mark.length
    const next = body.indexOf(mark, start)
    const part = body.subarray(start, next < 0 ? body.length : next)
    const end = part.indexOf(headEnd)
    bytes += end < 0 ? part.length : end
    at = next
  }
  return bytes
}
