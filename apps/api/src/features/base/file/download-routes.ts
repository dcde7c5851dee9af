import { once } from 'node:events'
import { finished, Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { fail } from '../../../platform/fail.ts'
import { toAttachment } from '../../../platform/storage/attachment.ts'
import { type DownloadParts, followAddress } from './follow-address.ts'
import { fileAddressRoot } from './give-address.ts'
import { toPart } from './range.ts'

/** Gives files out at the addresses that sessions were given, each once: whole, or part by part until the last byte went out. */
export function serveDownloads(app: FastifyInstance, parts: DownloadParts): void {
  app.get<{ Params: { token: string } }>(`${fileAddressRoot}/:token`, async (request, reply) => {
    const { params, headers, method, id: requestId } = request
    const shown = { authorization: headers.authorization, cookies: headers.cookie, requestId }
    const { bytes, type, saveAs, tag, claim, leave } = await followAddress(parts, params.token, shown)
    const { length } = bytes
    const etag = `"${tag}"`
    const isSame = [undefined, etag].includes(headers['if-range']?.toString())
    const part = method === 'GET' && isSame ? toPart(headers.range, length) : undefined
    if (part === null) {
      reply.header('content-range', `bytes */${length}`)
      throw fail('file.range')
    }
    const { from, to } = part ?? { from: 0, to: length }
    const about = {
      'content-type': type,
      'content-length': to - from,
      'content-disposition': toAttachment(saveAs),
      'accept-ranges': 'bytes',
      etag,
      'cache-control': 'private, no-store',
      'content-security-policy': "default-src 'none'; sandbox",
      ...(part && { 'content-range': `bytes ${from}-${to - 1}/${length}` }),
    }
    if (method === 'HEAD') return reply.headers(about).send(Readable.from([]))
    await claim()
    finished(reply.raw, (error) => leave(!error && to === length && reply.statusCode < 300))
    const body = bytes.stream(from, to)
    // Refuses a file that cannot be read at all, instead of breaking it off.
    await once(body, 'readable')
    return reply
      .code(part ? 206 : 200)
      .headers(about)
      .send(body)
  })
}
