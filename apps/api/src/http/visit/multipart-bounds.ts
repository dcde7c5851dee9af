interface FormBounds {
  partsMax: number
  /** Of the lines that stand above each part, all together. */
  headBytesMax: number
}

/**
 * The content type as a form's parser is to read it, once its parts were counted: parsing makes an object of each part and of each word above
 * it before anybody knows how many there are. Undefined without a boundary, 'too many' past a bound.
 */
export function boundedFormType(type: string, body: Buffer, bounds: FormBounds): string | 'too many' | undefined {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"\\]{1,70})"|([^;"\\\s]{1,70}))/i.exec(type) ?? []
  const boundary = quoted ?? plain
  if (boundary === undefined) return undefined
  const isBounded = staysWithin(body, Buffer.from(`--${boundary}`), bounds)
  // The parser gets what was counted, however the rest of the header may be read.
  return isBounded ? `multipart/form-data; boundary="${boundary}"` : 'too many'
}

const headEnd = '\r\n\r\n'

function staysWithin(body: Buffer, mark: Buffer, { partsMax, headBytesMax }: FormBounds): boolean {
  let [parts, headBytes] = [0, 0]
  for (let at = body.indexOf(mark); at >= 0; ) {
    const start = at + mark.length
    const next = body.indexOf(mark, start)
    // What follows the last mark is no part.
    if (next < 0) return true
    const part = body.subarray(start, next)
    const end = part.indexOf(headEnd)
    parts += 1
    headBytes += end < 0 ? part.length : end
    if (parts > partsMax || headBytes > headBytesMax) return false
    at = next
  }
  return true
}
