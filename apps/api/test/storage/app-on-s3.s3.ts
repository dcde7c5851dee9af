import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sweepFiles } from '../../src/features/base/file/sweep.ts'
import { openS3Storage, type S3Store } from '../../src/platform/storage/s3.ts'
import type { Caller } from '../call.ts'
import { photo } from '../images.ts'
import { writeTextPdf } from '../reading/pdf-writer.ts'
import { type RunningApp, runApp } from '../running-app.ts'
import { askAddress, fetchFile, send, upload } from '../upload.ts'
import { makeBucket } from './s3-store.ts'

let run: RunningApp
let owner: Caller
let store: S3Store
beforeAll(async () => {
  store = await makeBucket()
  run = await runApp({
    S3_BUCKET: store.bucket,
    S3_REGION: store.region,
    S3_ENDPOINT: store.endpoint,
    S3_ACCESS_KEY_ID: store.credentials?.accessKeyId,
    S3_SECRET_ACCESS_KEY: store.credentials?.secretAccessKey,
  })
  owner = run.call(await run.make.tokenOf('owner', await run.make.company()))
})
afterAll(() => run.close())

const pdf = writeTextPdf([{ x: 50, y: 700, text: 'Jane Doe' }])
let count = 0
const refer = (resumeKey: string) =>
  owner.post('/candidate/add-candidate', {
    firstName: 'Jane',
    lastName: 'Doe',
    email: `jane-${++count}@example.com`,
    phone: '5551234567',
    resumeKey,
  })
const download = async (fileKey: string) => {
  const { body } = await owner.get(`/s3/download-url?fileKey=${fileKey}`)
  return Buffer.from(await (await fetchFile(run, owner, body.presignedUrl)).arrayBuffer())
}

describe('the application on an object store', () => {
  it('confirms at first reference what a browser put there, and gives it out', async () => {
    const granted = await askAddress(owner, { fileSize: pdf.length })
    const { fileKey } = granted.body
    expect(granted.body.presignedUrl.startsWith(`${store.endpoint}/${store.bucket}/uploads/${fileKey}?`)).toBe(true)
    expect(await refer(fileKey)).toMatchObject({ status: 400, body: { code: 'file.notUploaded' } })
    expect(await send(run, granted, pdf)).toBe(200)
    expect((await refer(fileKey)).status).toBe(201)
    expect((await download(fileKey)).equals(pdf)).toBe(true)
  })

  it('keeps what was confirmed, though its address still lives', async () => {
    const granted = await askAddress(owner, { fileSize: pdf.length })
    await send(run, granted, pdf)
    await refer(granted.body.fileKey)
    await send(run, granted, Buffer.alloc(pdf.length, 65))
    expect((await download(granted.body.fileKey)).equals(pdf)).toBe(true)
  })

  it('reads a resume from there', async () => {
    const fileKey = await upload(run, owner, pdf)
    const { body } = await owner.post('/agent/resume-parser', { fileKey })
    const reading = async () => {
      const parse = await owner.get<{ status: string; result: unknown }>(`/agent/parse/${body.parseId}`)
      return parse.body.status
    }
    await expect.poll(reading, { timeout: 20_000 }).toBe('done')
  })

  it('draws images anew before they are kept', async () => {
    const fileKey = await upload(run, owner, await photo(), { fileName: 'me.jpg', fileType: 'image/jpeg' })
    expect((await refer(fileKey)).status).toBe(201)
    const kept = await download(fileKey)
    expect(kept.includes('Exif')).toBe(false)
    expect(kept.length).toBeGreaterThan(100)
  })

  it('keeps nothing of what it refuses', async () => {
    const fileKey = await upload(run, owner, Buffer.from('#!/bin/sh\nrm -rf /\n'), { fileType: 'text/plain' })
    expect(await refer(fileKey)).toMatchObject({ status: 415, body: { code: 'file.content' } })
    const storage = openS3Storage(store)
    expect(await storage.lengthOf('uploads', fileKey)).toBeNull()
    expect(await storage.lengthOf('files', fileKey)).toBeNull()
  })

  it('sweeps what nobody referred to', async () => {
    const [kept, left] = [await upload(run, owner, pdf), await upload(run, owner, pdf)]
    await refer(kept)
    await run.db.owner`update stored_file set issued_at = now() - interval '25 hours'`
    const storage = openS3Storage(store)
    await sweepFiles(run.db.sql, storage)
    expect(await storage.lengthOf('uploads', left)).toBeNull()
    expect(await storage.lengthOf('files', kept)).toBeGreaterThan(pdf.length)
    expect((await refer(left)).status).toBe(404)
  })

  it("lets pages send to the store and take no picture from it, and takes nothing at an address of the disk driver's", async () => {
    const page = await fetch(`${run.url}/healthz`)
    const policy = page.headers.get('content-security-policy')
    expect(policy).toContain(`connect-src 'self' ${store.endpoint};`)
    expect(policy).toContain("img-src 'self' data: blob:;")
    const put = await fetch(`${run.url}/api/v1/files/resume-x?signature=x`, { method: 'PUT' })
    expect(put.status).toBe(404)
  })
})
