import type { FastifyInstance } from 'fastify'
import type postgres from 'postgres'
import { fail } from '../../../platform/fail.ts'
import type { DiskStorage } from '../../../platform/storage/disk.ts'
import { noteArrival } from './arrive.ts'
import { fileAddressRoot } from './give-address.ts'
import { isIssued } from './store.ts'

interface FileRequest {
  Params: { key: string }
  Querystring: { type?: string; length?: string; expires?: string; signature?: string }
}

/** Takes uploads at the disk driver's own signed addresses. The signature is the permission: no token is asked for. */
export function serveUploads(app: FastifyInstance, sql: postgres.Sql, storage: DiskStorage): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null))

    scope.put<FileRequest>(`${fileAddressRoot}/:key`, { config: { isUpload: true } }, async (request) => {
      const grant = toGrant(request)
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
  })
}

function toGrant({ params, query }: { params: FileRequest['Params']; query: FileRequest['Querystring'] }) {
  const { type = '', length = '', expires = '', signature = '' } = query
  return {
    key: params.key,
    type: String(type),
    length: Number(length),
    expires: Number(expires),
    signature: String(signature),
  }
}
