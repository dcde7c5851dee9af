import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Caller } from '../call.ts'
import { type RunningApp, runApp } from '../running-app.ts'
import { docxType, upload } from '../upload.ts'
import { writeOdt } from './odt-writer.ts'
import { writeTextPdf } from './pdf-writer.ts'
import { relationships, writeDocx, writeZip } from './zip-writer.ts'

let run: RunningApp
let owner: Caller
beforeAll(async () => {
  run = await runApp({ ROLE: 'api' })
  owner = run.call(await run.make.tokenOf('owner', await run.make.company()))
})
afterAll(() => run.close())

const pdf = writeTextPdf([{ x: 50, y: 700, text: 'Jane Doe' }])
const part = (name: string, data: string | Buffer = 'x', more = {}) => writeDocx(undefined, [{ name, data, ...more }])

const cut = (bytes: Buffer, end: string) => bytes.subarray(0, bytes.lastIndexOf(end))
const encrypted = Buffer.from(pdf.toString('latin1').replace('/Root 1 0 R', '/Root 1 0 R /Encrypt 9 0 R'), 'latin1')

const hostile: [string, string, Buffer, RegExp][] = [
  [
    'a program called a PDF',
    'application/pdf',
    Buffer.concat([Buffer.from('MZ\x90\0', 'latin1'), Buffer.alloc(200)]),
    /./,
  ],
  ['a page called a text', 'text/plain', Buffer.from('<!doctype html><script>1</script>'), /./],
  ['a script called a text', 'text/plain', Buffer.from('#!/bin/sh\nrm -rf /\n'), /./],
  ['a PDF called a Word document', docxType, pdf, /sent as a Word document but is a PDF/],
  [
    'a PDF that is also an archive',
    'application/pdf',
    Buffer.concat([pdf, writeZip([{ name: 'a.class', data: 'x' }])]),
    /./,
  ],
  ['a PDF without its end', 'application/pdf', cut(pdf, '%%EOF'), /incomplete: its end is missing/],
  ['a PDF without its table', 'application/pdf', cut(pdf, 'startxref'), /incomplete/],
  ['half a PDF', 'application/pdf', pdf.subarray(0, pdf.length / 2), /incomplete/],
  [
    'a PDF whose end stands only in its middle',
    'application/pdf',
    Buffer.concat([pdf, Buffer.alloc(5_000, 'x')]),
    /incomplete/,
  ],
  ['a Word document with macros', docxType, part('word/vbaProject.bin'), /macros/],
  ['a Word document with a program', docxType, part('word/embeddings/setup.exe'), /program/],
  [
    'a template from the web',
    docxType,
    writeDocx(undefined, [relationships('attachedTemplate', 'https://evil.example/t.dotm')]),
    /outside/,
  ],
  ['a name that climbs out', docxType, part('../../etc/passwd'), /dangerous name/],
  ['a bomb', docxType, part('word/media/zeros.bin', Buffer.alloc(30_000_000)), /too much data/],
  [
    'a bomb that lies',
    docxType,
    part('word/media/zeros.bin', Buffer.alloc(30_000_000), { statedSize: 10 }),
    /larger than it says/,
  ],
  [
    'external entities',
    docxType,
    part('word/document.xml', '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>'),
    /entities/,
  ],
  [
    'rich text with an object',
    'application/rtf',
    Buffer.from('{\\rtf1{\\object{\\*\\objdata 0105}}}'),
    /embedded object/,
  ],
  ['rich text called plain', 'text/plain', Buffer.from('{\\rtf1 Jane}'), /sent as plain text but is rich text/],
  [
    'an OpenDocument text with macros',
    'application/vnd.oasis.opendocument.text',
    writeOdt('', [{ name: 'Basic/Standard/Module1.xml', data: '<a/>' }]),
    /macros/,
  ],
  [
    'a billion laughs',
    docxType,
    part('word/styles.xml', '<!DOCTYPE a [<!ENTITY l "ha"><!ENTITY m "&l;&l;">]><a>&m;</a>'),
    /entities/,
  ],
]

it.each(hostile)(
  '%s is refused at its first reference, and nothing of it remains',
  async (_, fileType, bytes, reason) => {
    const fileKey = await upload(run, owner, bytes, { fileType })
    const refused = await owner.post('/agent/resume-parser', { fileKey })
    expect(refused).toMatchObject({
      status: 415,
      body: { code: 'file.content', message: expect.stringMatching(reason) },
    })
    const again = await owner.post('/candidate/add-candidate', {
      firstName: 'Jane',
      lastName: 'Doe',
      email: 'jane@example.com',
      phone: '5551234567',
      resumeKey: fileKey,
    })
    expect(again).toMatchObject({ status: 404, body: { code: 'file.notFound' } })
    expect(await run.db.owner`select 1 from stored_file where key = ${fileKey}`).toHaveLength(0)
    expect(await run.db.owner`select 1 from candidate`).toHaveLength(0)
    expect(await readdir(join(run.dataDir, 'files'), { recursive: true })).not.toContain(
      join(fileKey.slice(-2), fileKey),
    )
  },
)

it('a PDF with a password is kept as a resume: the reader tells of it', async () => {
  const fileKey = await upload(run, owner, encrypted)
  expect((await owner.post('/agent/resume-parser', { fileKey })).status).toBeLessThan(300)
})

it('a PDF with blanks and zeros behind its end is kept', async () => {
  const fileKey = await upload(run, owner, Buffer.concat([pdf, Buffer.alloc(9_000), Buffer.from(' \r\n')]))
  expect((await owner.post('/agent/resume-parser', { fileKey })).status).toBeLessThan(300)
})
