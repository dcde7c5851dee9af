import type { FastifyReply, FastifyRequest } from 'fastify'
import { newToken } from '../../platform/crypto.ts'
import { cookieOf } from '../cookie.ts'
import type { Device } from '../visitor.ts'
import { deviceKnownDays } from './known-devices.ts'

const name = 'corridor-device'

/** The browser of a request, by the cookie that its sign-ins left there. */
export function deviceOf(request: FastifyRequest, reply: FastifyReply, publicUrl: string): Device {
  const given = cookieOf(request.headers.cookie, name)
  const token = given && /^[\w-]{43}$/.test(given) ? given : undefined
  return {
    token,
    keep() {
      const kept = token ?? newToken()
      const secure = publicUrl.startsWith('https:') ? ' Secure;' : ''
      const age = deviceKnownDays * 24 * 3_600
      reply.header('set-cookie', `${name}=${kept}; Path=/api; Max-Age=${age};${secure} HttpOnly; SameSite=Strict`)
      return kept
    },
  }
}
