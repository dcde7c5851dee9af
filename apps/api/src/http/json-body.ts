import type { FastifyInstance } from 'fastify'
import { Failure } from '../platform/fail.ts'

/**
 * Reads JSON bodies and no other type. An empty one is `{}`, which means the defaults (api.md, List). Anything but an object is
 * refused, and so is text that the database could not keep as it came, null characters and halves of a surrogate pair, and a `length`
 * that is no number: validators compare it, whatever has it, and an object may throw there.
 */
export function acceptJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = String(body)
    if (text === '') return done(null, {})
    parse(request, text, (error, value) => {
      if (error) return done(error)
      done(isObject(value) && isPlain(text, value) ? null : new Failure('request.malformed'), value)
    })
  })
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

// Only an escape can bring such a character in, and hardly any body has one.
const suspicious = /\\u|"length"\s*:\s*[[{]/

// A stack of our own: a body may be nested deeper than calls may.
function isPlain(text: string, value: object): boolean {
  if (!suspicious.test(text)) return true
  const waiting: unknown[] = [value]
  while (waiting.length > 0) {
    const next = waiting.pop()
    if (typeof next === 'string' && (next.includes('\0') || !next.isWellFormed())) return false
    if (!next || typeof next !== 'object') continue
    for (const [name, inner] of Object.entries(next)) {
      if (name === 'length' && typeof inner === 'object' && inner !== null) return false
      waiting.push(name, inner)
    }
  }
  return true
}
