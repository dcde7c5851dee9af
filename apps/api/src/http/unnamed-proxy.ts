import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'

const warning =
  'Requests come through a proxy that TRUSTED_PROXY does not name: all of them seem to come from its address, and share its limits. Set TRUSTED_PROXY to its address.'

/** Warns once of a proxy that nobody named: at the start if links begin with https, which this server does not speak, else with its first request. */
export function warnOfUnnamedProxy(app: FastifyInstance, { trustedProxy, publicUrl }: Config): void {
  if (trustedProxy.length > 0) return
  let isSaid = publicUrl.startsWith('https:')
  if (isSaid) app.log.warn(warning)
  app.addHook('onRequest', async ({ headers }) => {
    if (isSaid || !(headers['x-forwarded-for'] ?? headers.forwarded)) return
    isSaid = true
    app.log.warn(warning)
  })
}
