import { existsSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { AnyRecord, Caller } from '../call.ts'
import { drawing, photo } from '../images.ts'
import type { Company, Person } from '../make.ts'
import { activeContents, writePackedPdf, writings } from '../reading/active-pdf.ts'
import { writeTextPdf } from '../reading/pdf-writer.ts'
import { writeZip } from '../reading/zip-writer.ts'
import { type RunningApp, runApp } from '../running-app.ts'
import { askAddress, fetchFile, upload } from '../upload.ts'

let run: RunningApp
let company: Company
let person: Person
let owner: Caller
beforeAll(async () => {
  run = await runApp()
})
afterAll(() => run.close())
beforeEach(async () => {
  company = await run.make.company({ isOnboarded: false, current_on_boarding_step: 4 })
  person = await run.make.person('owner', company)
  owner = run.call(await run.make.session(person))
})

const purpose = 'company-document'
const pdf = writeTextPdf([{ x: 50, y: 700, text: 'PAN card' }])
const send = (bytes: Buffer, fileType = 'application/pdf') =>
  upload(run, owner, bytes, { fileName: 'pan.pdf', fileType, purpose })
const add = (documents: object[]) => owner.post('/company-document/add-multiple-documents', { documents })
const panCard = (documentKey: string, more = {}) => ({
  documentType: 'panCard',
  documentKey,
  isOptional: true,
  ...more,
})
const listed = async () => (await owner.post('/company-document/list-documents', { limit: 100 })).body.data
const flagsOf = async () =>
  (await owner.post('/company/list-companies')).body.data[0]?.documentationInfo as Record<string, boolean>
const saveFlags = (documentationInfo: object) =>
  owner.put(`/company/update-company/${company.id}`, { documentationInfo })
const isStored = (key: string) => existsSync(join(run.dataDir, 'files', key.slice(-2), key))
const isLeft = (key: string) => expect.poll(() => isStored(key), { timeout: 10_000 }).toBe(false)

describe('a document', () => {
  it('fills its slot, and goes out as a download to the owner and to administrators alone', async () => {
    const key = await send(pdf)
    const [saved] = (await add([panCard(key)])).body.data
    expect(saved).toMatchObject({
      documentType: 'panCard',
      documentKey: key,
      documentUrl: `/api/v1/s3/download-url?fileKey=${key}`,
      isOptional: true,
      documentFile: [{ fileKey: key, originalName: 'pan.pdf', fileSize: pdf.length }],
    })
    expect(await listed()).toEqual([saved])
    const admin = run.call(await run.make.tokenOf('administrator'))
    for (const caller of [owner, admin]) {
      const { presignedUrl } = (await caller.get(`/s3/download-url?fileKey=${key}`)).body
      const given = await fetchFile(run, caller, presignedUrl)
      expect(given.headers.get('content-disposition')).toMatch(/^attachment; filename="pan.pdf"/)
      expect(Buffer.from(await given.arrayBuffer()).equals(pdf)).toBe(true)
    }
    await run.make.change('company', company.id, { is_on_boarding_completed: true })
    const stranger = run.call(await run.make.tokenOf('owner', await run.make.company()))
    const colleague = run.call(await run.make.tokenOf('recruiter', company))
    for (const caller of [stranger, colleague]) {
      expect((await caller.get(`/s3/download-url?fileKey=${key}`)).status).toBe(404)
    }
    expect((await askAddress(colleague, { purpose })).status).toBe(403)
  })

  it('is replaced, told to the second tab, and the file before leaves the store', async () => {
    const [first, second, third] = [await send(pdf), await send(pdf), await send(pdf)]
    await add([panCard(first)])
    expect((await add([panCard(second, { version: 1 })])).body.data).toMatchObject([
      { documentKey: second, version: 2 },
    ])
    await isLeft(first)
    const late = await add([panCard(third, { version: 1 })])
    expect(late).toMatchObject({ status: 409, body: { current: { documentKey: second, version: 2 } } })
    expect(isStored(second)).toBe(true)
    expect(await listed()).toHaveLength(1)
  })

  it('that somebody else put into an empty slot first is told by version 0', async () => {
    const [first, second] = [await send(pdf), await send(pdf)]
    expect((await add([panCard(first, { version: 0 })])).body.data).toMatchObject([{ version: 1 }])
    expect(await add([panCard(second, { version: 0 })])).toMatchObject({
      status: 409,
      body: { code: 'record.changed', current: { documentKey: first } },
    })
  })

  it('and the answer that there is none exclude each other', async () => {
    const key = await send(pdf)
    await saveFlags({ needsPanCard: true })
    expect(await flagsOf()).toMatchObject({ hasPanCard: true, needsPanCard: true, hasGst: false })
    await add([panCard(key)])
    expect(await flagsOf()).toMatchObject({ hasPanCard: false, needsPanCard: false })
    await saveFlags({ hasPanCard: true })
    expect(await listed()).toEqual([])
    await isLeft(key)
  })

  it('is a PDF or a JPG of at most 2 MB', async () => {
    expect((await askAddress(owner, { purpose, fileSize: 2 * 1_048_576 })).status).toBe(200)
    expect(await askAddress(owner, { purpose, fileSize: 2 * 1_048_576 + 1 })).toMatchObject({
      status: 413,
      body: { message: 'File is larger than 2MB' },
    })
    for (const fileType of ['image/png', 'text/plain', 'application/zip']) {
      expect((await askAddress(owner, { purpose, fileType })).body.message).toBe('File type not accepted')
    }
  })

  it('that is a photograph is drawn anew', async () => {
    const key = await send(Buffer.concat([await photo(), Buffer.from('SECRET TAIL')]), 'image/jpeg')
    expect((await add([panCard(key)])).status).toBe(200)
    const { presignedUrl } = (await owner.get(`/s3/download-url?fileKey=${key}`)).body
    const image = Buffer.from(await (await fetchFile(run, owner, presignedUrl)).arrayBuffer())
    expect((await sharp(image).metadata()).exif).toBeUndefined()
    expect(image.includes('SECRET TAIL')).toBe(false)
  })

  it('of another purpose, or of nobody, is not found', async () => {
    const resume = await run.make.file(company, person)
    for (const key of [resume, 'company-document-none']) expect((await add([panCard(key)])).status).toBe(404)
  })
})

const encrypted = Buffer.from(pdf.toString('latin1').replace('/Root 1 0 R', '/Root 1 0 R /Encrypt 9 0 R'), 'latin1')
const flood = async () => {
  const bytes = await photo()
  const at = bytes.indexOf(Buffer.from([0xff, 0xc0]))
  bytes.writeUInt16BE(60_000, at + 5)
  bytes.writeUInt16BE(60_000, at + 7)
  return bytes
}
const hostile: [string, string, () => Buffer | Promise<Buffer>, RegExp][] = [
  ['a PDF with a password', 'application/pdf', () => encrypted, /protected by a password/],
  ['half a PDF', 'application/pdf', () => pdf.subarray(0, pdf.length / 2), /incomplete/],
  [
    'a PDF that is also an archive',
    'application/pdf',
    () => Buffer.concat([pdf, writeZip([{ name: 'a.class', data: 'x' }])]),
    /./,
  ],
  [
    'a program called a PDF',
    'application/pdf',
    () => Buffer.concat([Buffer.from('MZ\x90\0', 'latin1'), Buffer.alloc(200)]),
    /./,
  ],
  ['a script called a JPG', 'image/jpeg', () => Buffer.from('#!/bin/sh\nrm -rf /\n'), /./],
  ['a page called a JPG', 'image/jpeg', () => Buffer.from('<script>alert(1)</script>'), /./],
  ['a PNG called a JPG', 'image/jpeg', drawing, /sent as a JPEG image but is a PNG image/],
  ['half a JPG', 'image/jpeg', async () => (await photo(600, 400)).subarray(0, 1_000), /damaged/],
  ['a flood of pixels', 'image/jpeg', flood, /too many pixels/],
]

it.each(hostile)('%s is refused by a clear message, and nothing is kept', async (_, fileType, bytes, reason) => {
  const good = await send(pdf)
  const bad = await send(await bytes(), fileType)
  const refused = await add([{ documentType: 'visitingCard', documentKey: good }, panCard(bad)])
  expect(refused).toMatchObject({
    status: 415,
    body: { code: 'file.content', message: expect.stringMatching(reason) },
  })
  expect(await listed()).toEqual([])
  expect(await run.db.owner`select 1 from stored_file where key = any(${[good, bad]})`).toHaveLength(0)
  await isLeft(good)
  expect(isStored(bad)).toBe(false)
})

it.each(Object.entries(activeContents))('a PDF with %s is refused, and nothing is kept', async (_, parts) => {
  for (const write of Object.values(writings)) {
    const bad = await send(write(parts))
    expect(await add([panCard(bad)])).toMatchObject({ status: 415, body: { code: 'file.active' } })
    expect(await run.db.owner`select 1 from stored_file where key = ${bad}`).toHaveLength(0)
    expect(isStored(bad)).toBe(false)
  }
  expect(await listed()).toEqual([])
})

it('a PDF whose objects are packed is taken', async () => {
  expect((await add([panCard(await send(writePackedPdf('')))])).status).toBe(200)
})

it('two that fill one slot at once leave one file', async () => {
  const keys = [await send(pdf), await send(pdf)]
  const answers = await Promise.all(keys.map((key) => add([panCard(key)])))
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  const [kept] = (await listed()) as AnyRecord[]
  for (const key of keys.filter((key) => key !== kept?.documentKey)) await isLeft(key)
  expect(isStored(String(kept?.documentKey))).toBe(true)
})
