import type { FastifyReply } from 'fastify'
import type { FieldCrypto } from '../../platform/field-crypto.ts'
import { addressSeconds } from '../../platform/storage/storage.ts'
import { cookieOf } from '../cookie.ts'
import type { Follower } from '../visitor.ts'

const name = 'corridor-files'

const placeOf = (sessionId: string) => ({ table: 'session', column: 'files', rowId: sessionId })

/** Marks the browser of an answer as a session's: it brings the mark to addresses of files, and nowhere else. */
export const followerOf = (
  reply: FastifyReply,
  fields: FieldCrypto,
  publicUrl: string,
  sessionId: string,
): Follower => ({
  mark() {
    const value = fields.mark(sessionId, placeOf(sessionId)).toString('base64url')
    const secure = publicUrl.startsWith('https:') ? ' Secure;' : ''
    reply.header(
      'set-cookie',
      `${name}=${value}; Path=/api/v1/files; Max-Age=${addressSeconds};${secure} HttpOnly; SameSite=Strict`,
    )
  },
})

/** True if a request brings the mark of a session. */
export function isMarked(cookies: string | undefined, fields: FieldCrypto, sessionId: string): boolean {
  const given = cookieOf(cookies, name)
  if (!given || !/^[\w-]{43}$/.test(given)) return false
  return fields.markFits(Buffer.from(given, 'base64url'), sessionId, placeOf(sessionId))
}
