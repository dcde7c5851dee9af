import type { FastifyInstance } from 'fastify'
import type postgres from 'postgres'
import { fail } from '../../../platform/fail.ts'
import { toAttachment } from '../../../platform/storage/attachment.ts'
import type { DiskStorage } from '../../../platform/storage/disk.ts'
import { noteArrival } from './arrive.ts'
import { isIssued } from './store.ts'

export const fileAddressRoot = '/api/v1/files'

interface FileRequest {
  Params: { key: string }
  Querystring: { type?: string; length?: string; saveAs?: string; expires?: string; signature?: string }
}

/** Takes and gives the bytes at the disk driver's own signed addresses. The signature is the permission: no token is asked for. */
export function serveFiles(app: FastifyInstance, sql: postgres.Sql, storage: DiskStorage): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null))

    scope.put<FileRequest>(`${fileAddressRoot}/:key`, { config: { isUpload: true } }, async (request) => {
      const grant = toGrant('PUT', request)
      if (!(await storage.accepts(grant))) throw fail('file.addressDead')
      const { headers } = request
      if (headers['content-type'] !== grant.type) throw fail('file.type')
      if (Number(headers['content-length']) !== grant.length) throw fail('file.length')
      if (!(await isIssued(sql, grant.key))) throw fail('file.addressUsed')
      await storage.write(grant.key, request.raw, grant.length)
      if (!(await noteArrival(sql, grant.key))) {
        await storage.remove('uploads', grant.key)
        throw fail('file.addressUsed')
      }
      return { success: true }
    })

    scope.get<FileRequest>(`${fileAddressRoot}/:key`, async (request, reply) => {
      const grant = toGrant('GET', request)
      if (!(await storage.accepts(grant))) throw fail('file.addressDead')
      const { stream, length } = await storage.read(grant.key)
      return reply
        .headers({
          'content-type': grant.type,
          'content-length': length,
          'content-disposition': toAttachment(grant.saveAs),
          'cache-control': 'private, no-store',
          'content-security-policy': "default-src 'none'; sandbox",
        })
        .send(stream())
    })
  })
}

function toGrant(
  method: 'PUT' | 'GET',
  { params, query }: { params: FileRequest['Params']; query: FileRequest['Querystring'] },
) {
  const { type = '', length = '', saveAs = '', expires = '', signature = '' } = query
  return {
    method,
    key: params.key,
    type: String(type),
    length: Number(length),
    saveAs: String(saveAs),
    expires: Number(expires),
    signature: String(signature),
  }
}
