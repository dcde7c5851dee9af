import { createHash } from 'node:crypto'
import { pipeline } from 'node:stream/promises'
import type { FastifyRequest } from 'fastify'
import { fail } from '../../../platform/fail.ts'

const megabyte = 1_048_576
const limitMb = 20
export const fileBytesMax = limitMb * megabyte

/** The SHA-256 of the one file of a form, which is read through and kept nowhere. Throws `certificate.noFile`, `file.tooLarge` and `request.type`. */
export async function hashFile(request: FastifyRequest): Promise<string> {
  if (!request.isMultipart()) throw fail('request.type')
  const file = await request.file()
  if (!file) throw fail('certificate.noFile')
  const hash = createHash('sha256')
  await pipeline(file.file, hash)
  if (file.file.truncated) throw fail('file.tooLarge', { limit: limitMb })
  // A browser sends a file without a name if none was chosen.
  if (!file.filename || file.file.bytesRead === 0) throw fail('certificate.noFile')
  return hash.digest('hex')
}
