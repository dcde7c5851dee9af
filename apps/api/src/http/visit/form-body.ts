import type { FastifyInstance } from 'fastify'
import { Failure } from '../../platform/fail.ts'

/** What a form may send: text alone, files have upload addresses of their own. */
export const formBytesMax = 65_536
const fieldsMax = 200
const nameCharsMax = 100

export type FormBody = Readonly<Record<string, string>>

/** Lets the routes of a part take urlencoded forms. Of a field that comes twice the first counts. */
export function acceptFormBodies(part: FastifyInstance): void {
  const type = 'application/x-www-form-urlencoded'
  part.addContentTypeParser(type, { parseAs: 'string', bodyLimit: formBytesMax }, (_request, body, done) => {
    const fields = parseForm(String(body))
    done(fields ? null : new Failure('request.malformed'), fields)
  })
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
