import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Failure } from '../../platform/fail.ts'
import { readParts } from './read-parts.ts'

/** Bytes that a form may send: text alone, files have upload addresses of their own. */
export const formBytesMax = 65_536
const fieldsMax = 200
const nameCharsMax = 100

export type FormBody = Readonly<Record<string, string>>

/** Lets the routes of a part take urlencoded forms. Takes the first value of a field that comes twice. */
export function acceptFormBodies(part: FastifyInstance): void {
  const type = 'application/x-www-form-urlencoded'
  part.addContentTypeParser(type, { parseAs: 'string', bodyLimit: formBytesMax }, (_request, body, done) => {
    const fields = parseForm(String(body))
    done(fields ? null : new Failure('request.malformed'), fields)
  })
}

/** A form with a file in it, as a browser without script sends one. */
export interface UploadForm {
  fields: FormBody
  file: { name: string; bytes: Buffer } | null
}

/** Lets the routes of a part take such forms too, with one file of up to so many bytes. Another file is left out. */
export function acceptUploadBodies(part: FastifyInstance, fileBytesMax: number): void {
  const bounds = { ...partsBounds, bytesMax: fileBytesMax + formBytesMax }
  part.addContentTypeParser('multipart/form-data', async (request: FastifyRequest, payload: IncomingMessage) => {
    if (Number(request.headers['content-length'] ?? 0) > bounds.bytesMax) throw new Failure('request.tooLarge')
    try {
      // Keeps the connection of a request that is refused early, so that it is answered all the same.
      const coming = payload.iterator({ destroyOnReturn: false })
      return await parseUpload(await readParts(request.headers['content-type'] ?? '', coming, bounds))
    } catch (error) {
      throw error instanceof Failure ? error : new Failure('request.malformed')
    }
  })
}

// The last is the file.
const partsBounds = { partsMax: fieldsMax + 1, headBytesMax: formBytesMax }

async function parseUpload({ type, body }: Awaited<ReturnType<typeof readParts>>): Promise<UploadForm> {
  const text = new URLSearchParams()
  let textChars = 0
  let file: UploadForm['file'] = null
  for (const [name, value] of await new Response(new Uint8Array(body), {
    headers: { 'content-type': type },
  }).formData()) {
    if (typeof value === 'string') {
      textChars += name.length + value.length
      if (textChars > formBytesMax) throw new Failure('request.tooLarge')
      text.append(name, value)
    }
    // A box that nobody filled in comes along as an empty file.
    else if (!file && value.size > 0) file = { name: value.name, bytes: Buffer.from(await value.arrayBuffer()) }
  }
  const fields = parseForm(text.toString())
  if (!fields) throw new Failure('request.malformed')
  return { fields, file }
}

/** The fields of a form; undefined if they are too many, their names too long, or the database could not keep them as they came. */
export function parseForm(text: string): FormBody | undefined {
  const fields: Record<string, string> = Object.create(null)
  let count = 0
  for (const [name, value] of new URLSearchParams(text)) {
    count += 1
    if (count > fieldsMax || name.length > nameCharsMax || !isPlain(name) || !isPlain(value)) return undefined
    fields[name] ??= value
  }
  return fields
}

const isPlain = (text: string) => !text.includes('\0') && text.isWellFormed()
