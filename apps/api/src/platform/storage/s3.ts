import { createReadStream, createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import { now } from '../clock.ts'
import { fail } from '../fail.ts'
import { inScratch } from '../scratch.ts'
import { addressSeconds, type Clock, type Place, type Store } from './storage.ts'

export interface S3Store {
  bucket: string
  region: string
  /** Absent: Amazon's own. */
  endpoint: string | undefined
  /** Absent: the machine's own credentials. */
  credentials: { accessKeyId: string; secretAccessKey: string } | undefined
}

interface S3Options {
  /** Milliseconds for which the store may be silent. */
  answerWithinMs?: number
  /** Milliseconds within which the first byte of a kept file comes. */
  beginWithinMs?: number
  time?: Clock
}

const connectWithinMs = 3_000
const transferWithinMs = 60_000
const retryAfterSeconds = 5
// By default a signed address binds the host alone.
const boundHeaders = new Set(['host', 'content-type', 'content-length', 'if-none-match'])

/** Files in a bucket. Every call ends in time; a store that does not answer is `server.unavailable`. */
export function openS3Storage(
  { bucket, region, endpoint, credentials }: S3Store,
  { answerWithinMs = 10_000, beginWithinMs = transferWithinMs, time = async () => now() }: S3Options = {},
): Store {
  const client = new S3Client({
    region,
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    ...(credentials ? { credentials } : {}),
    maxAttempts: 2,
    // It would write to the console, beside the log.
    logger: silent,
    // The SDK's own checksum would have to be computed by the browser.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: connectWithinMs,
      requestTimeout: answerWithinMs,
      throwOnRequestTimeout: true,
      socketTimeout: answerWithinMs,
    },
  })
  const at = (place: Place, key: string) => ({ Bucket: bucket, Key: `${place}/${key}` })
  const inTime = () => ({ abortSignal: AbortSignal.timeout(transferWithinMs) })
  const addressFor = async (command: PutObjectCommand) =>
    getSignedUrl(client, command, {
      expiresIn: addressSeconds,
      signingDate: await time(),
      signableHeaders: boundHeaders,
      unhoistableHeaders: boundHeaders,
    }).catch(refuse)

  const lengthOf = async (place: Place, key: string) => {
    const head = await client.send(new HeadObjectCommand(at(place, key)), inTime()).catch((error) => {
      if (statusOf(error) === 404) return null
      return refuse(error)
    })
    return head && (head.ContentLength ?? 0)
  }

  /** Bytes of a kept object; the store counts the last one in. */
  async function* bytesOf(key: string, from: number, to: number) {
    if (from >= to) return
    const command = new GetObjectCommand({ ...at('files', key), Range: `bytes=${from}-${to - 1}` })
    // Begins in time; how long it takes then is up to whoever reads, who may have a slow line.
    const begin = new AbortController()
    const timer = setTimeout(() => begin.abort(), beginWithinMs)
    const got = await client
      .send(command, { abortSignal: begin.signal })
      .catch(refuse)
      .finally(() => clearTimeout(timer))
    yield* got.Body as Readable
  }

  return {
    check: async () => {
      await client.send(new HeadBucketCommand({ Bucket: bucket }), inTime()).catch(refuse)
    },
    putAddress: async ({ key, type, length }) => ({
      url: await addressFor(
        new PutObjectCommand({ ...at('uploads', key), ContentType: type, ContentLength: length, IfNoneMatch: '*' }),
      ),
      headers: { 'content-type': type, 'if-none-match': '*' },
    }),
    lengthOf,
    withLocalFile: (place, key, work) =>
      inScratch('file', async (folder) => {
        const path = join(folder, 'file')
        const limit = inTime()
        const got = await client.send(new GetObjectCommand(at(place, key)), limit).catch((error) => {
          throw statusOf(error) === 404 ? fail('file.notFound') : toRefusal(error)
        })
        await pipeline(got.Body as Readable, createWriteStream(path, { mode: 0o600 }), {
          signal: limit.abortSignal,
        }).catch(refuse)
        return work(path)
      }),
    async read(key) {
      const length = await lengthOf('files', key)
      if (length === null) throw fail('file.notFound')
      return { length, stream: (from = 0, to = length) => Readable.from(bytesOf(key, from, to)) }
    },
    async keep({ key, type }, path) {
      const { size } = await stat(path)
      const put = { ...at('files', key), ContentType: type, ContentLength: size, IfNoneMatch: '*' }
      try {
        await client.send(new PutObjectCommand({ ...put, Body: createReadStream(path) }), inTime())
        return size
      } catch (error) {
        if (statusOf(error) !== 412) throw toRefusal(error)
        return (await lengthOf('files', key)) ?? size
      }
    },
    async replace({ key, type }, path) {
      // Put where nothing lies, it would bring a removed file back.
      if ((await lengthOf('files', key)) === null) throw fail('file.notFound')
      const { size } = await stat(path)
      const put = { ...at('files', key), ContentType: type, ContentLength: size, Body: createReadStream(path) }
      await client.send(new PutObjectCommand(put), inTime()).catch(refuse)
    },
    remove: async (place, key) => {
      await client.send(new DeleteObjectCommand(at(place, key)), inTime()).catch(refuse)
    },
    async *listUploads(before) {
      const pages = paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: 'uploads/' }, inTime())
      for await (const { Contents = [] } of pages) {
        for (const { Key = '', LastModified } of Contents) {
          if (LastModified && LastModified < before) yield Key.slice('uploads/'.length)
        }
      }
    },
  }
}

const nothing = () => {}
const silent = { trace: nothing, debug: nothing, info: nothing, warn: nothing, error: nothing }

const statusOf = (error: unknown) => (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode

function refuse(error: unknown): never {
  throw toRefusal(error)
}

function toRefusal(error: unknown) {
  return Object.assign(fail('server.unavailable', {}, { retryAfterSeconds }), { cause: error })
}
