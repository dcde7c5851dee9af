import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { writeOdt } from '../../../test/reading/odt-writer.ts'
import { writeTextPdf } from '../../../test/reading/pdf-writer.ts'
import { relationships, writeDocx, writeZip, type ZipPart } from '../../../test/reading/zip-writer.ts'
import { checkContent, detectKind } from './document-kind.ts'

const pdf = writeTextPdf([{ x: 50, y: 700, text: 'John Doe' }])
const docx = writeDocx()
const compound = (...names: string[]) =>
  Buffer.concat([
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    Buffer.alloc(504),
    ...names.map((name) => Buffer.from(name, 'utf16le')),
  ])
const png = (width = 2, height = 2, tail: Buffer = Buffer.alloc(0)) => {
  const head = Buffer.from('89504e470d0a1a0a0000000d4948445200000000000000000802000000aaaaaaaa', 'hex')
  head.writeUInt32BE(width, 16)
  head.writeUInt32BE(height, 20)
  return Buffer.concat([head, Buffer.from('0000000049454e44ae426082', 'hex'), tail])
}
const jpg = (width: number, tail = '') =>
  Buffer.concat([
    Buffer.from('ffd8ffe000044a46ffc0000b080010', 'hex'),
    Buffer.from([width >> 8, width & 255]),
    Buffer.from('01011100ffd9', 'hex'),
    Buffer.from(tail),
  ])
const relation = (type: string, target: string) => writeDocx(undefined, [relationships(type, target)])

describe('detectKind', () => {
  it.each<[string, Buffer, string]>([
    ['a PDF', pdf, 'pdf'],
    ['a Word document', docx, 'docx'],
    ['a Word 97 document', compound('WordDocument'), 'doc'],
    ['a PNG', png(), 'png'],
    ['a JPEG', jpg(16), 'jpg'],
    ['rich text', Buffer.from('{\\rtf1 John}'), 'rtf'],
    ['an OpenDocument text', writeOdt(), 'odt'],
    ['UTF-8', Buffer.from('Élodie Dupont\nIngénieure\n'), 'txt'],
    ['UTF-8 with a mark', Buffer.from('\ufeffJohn Doe'), 'txt'],
    ['UTF-16 with a mark', Buffer.from('\ufeffJohn Doe', 'utf16le'), 'txt'],
    ['UTF-16 without a mark', Buffer.from('John Doe, engineer', 'utf16le'), 'txt'],
    ['Windows-1252', Buffer.from('R\xe9sum\xe9 of Ren\xe9e Fontaine, engineer', 'latin1'), 'txt'],
    ['Chinese in UTF-8', Buffer.from('李明\n软件工程师'), 'txt'],
    ['a text that begins with MZ', Buffer.from('MZ Consulting, New York'), 'txt'],
    ['a template on a local disk', relation('attachedTemplate', 'file:///C:\\Users\\me\\Resume.dotx'), 'docx'],
    ['a link to a profile', relation('hyperlink', 'https://example.com/me'), 'docx'],
  ])('knows %s', async (_, bytes, kind) => {
    expect(await detectKind(bytes)).toBe(kind)
  })

  it.each<[string, Buffer]>([
    ['nothing', Buffer.alloc(0)],
    ['blanks only', Buffer.from(' \n\t ')],
    ['a Windows program', Buffer.concat([Buffer.from('MZ\x90\0\x03', 'latin1'), Buffer.alloc(200)])],
    ['a Linux program', Buffer.concat([Buffer.from('\x7fELF\x02\x01'), Buffer.alloc(64)])],
    ['a script', Buffer.from('#!/bin/sh\nrm -rf /\n')],
    ['a page', Buffer.from('\n <!doctype html><p>John')],
    ['a page in UTF-16', Buffer.from('\ufeff<html><script>1</script>', 'utf16le')],
    ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['XML', Buffer.from('<?xml version="1.0"?><a/>')],
    ['rich text that begins otherwise', Buffer.from('{\\rt1 John}')],
    [
      'an OpenDocument spreadsheet',
      writeOdt('', [{ name: 'mimetype', data: 'application/vnd.oasis.opendocument.spreadsheet' }]),
    ],
    ['bytes', Buffer.from([1, 2, 3, 250, 251])],
    ['text with a NUL', Buffer.from('John\0Doe and many more words')],
    ['Cyrillic in a legacy encoding', Buffer.from('c8e2e0ed20cfe5f2f0eee2', 'hex')],
    ['a GIF', Buffer.from('GIF89a text')],
    ['a PDF behind a prefix', Buffer.concat([Buffer.from('hello\n'), pdf])],
    ['a PDF behind a GIF', Buffer.concat([Buffer.from('GIF89a'), pdf])],
    ['a PDF that is a page', Buffer.concat([Buffer.from('%PDF-1.7\n<script>alert(1)</script>\n'), pdf])],
    ['a PDF that ends in an archive', Buffer.concat([pdf, writeZip([{ name: 'a.class', data: 'x' }])])],
    ['a PDF cut short', Buffer.from('%PDF-1.7\n1 0 obj')],
    [
      'an archive that holds a PDF header',
      writeDocx(undefined, [
        { name: '[Content_Types].xml', data: '<Types/>' },
        { name: '%PDF-1.4', data: 'x' },
      ]),
    ],
    ['an archive behind a prefix', Buffer.concat([Buffer.from('John Doe\n'), docx])],
    ['an archive without a document', writeZip([{ name: 'a.txt', data: 'x' }])],
    ['an image that ends in an archive', png(2, 2, docx)],
    ['an image with a tail', png(2, 2, Buffer.from('tail'))],
    ['a photo that ends in an archive', Buffer.concat([jpg(16), docx])],
    ['a photo that is a page', jpg(16, '<script>alert(1)</script>')],
    ['a pixel flood', png(60_000, 60_000)],
    ['a PNG without size', png(0, 5)],
    ['a spreadsheet of 1997', compound('Workbook')],
    ['a Word 97 document with macros', compound('WordDocument', '_VBA_PROJECT')],
    ['a Word 97 document with a program inside', compound('WordDocument', '\u0001Ole10Native')],
    ['a Word document behind a password', compound('EncryptedPackage')],
  ])('refuses %s', async (_, bytes) => {
    expect(await detectKind(bytes)).toBeNull()
  })
})

describe('checkContent of a Word document', () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'content-'))
  })
  afterAll(() => rm(folder, { recursive: true }))

  const check = async (
    bytes: Buffer,
    type = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  ) => {
    const path = join(folder, 'upload.bin')
    await writeFile(path, bytes)
    return checkContent(path, type)
  }
  const withPart = (name: string, data: string | Buffer = 'x', more: Partial<ZipPart> = {}) =>
    writeDocx(undefined, [{ name, data, ...more }])

  it.each<[string, Buffer, RegExp]>([
    ['macros', withPart('word/vbaProject.bin'), /macros/],
    [
      'a macro type',
      withPart(
        '[Content_Types].xml',
        '<Types><Override ContentType="application/vnd.ms-word.document.macroEnabled.main+xml"/></Types>',
      ),
      /macros/,
    ],
    ['a program inside', withPart('word/embeddings/setup.exe'), /program/],
    ['a template from the web', relation('attachedTemplate', 'https://evil.example/t.dotm'), /outside/],
    ['a template from a share', relation('attachedTemplate', '\\\\evil.example\\t.dotm'), /outside/],
    ['a template hidden in references', relation('attachedTemplate', '&#104;ttps://evil.example/t.dotm'), /outside/],
    ['an object from the web', relation('oleObject', 'https://evil.example/x.html!'), /outside/],
    ['a frame from the web', relation('frame', 'https://evil.example/'), /outside/],
    ['a picture from a share', relation('image', 'file://evil.example/x.png'), /outside/],
    ['a script behind a link', relation('hyperlink', 'javascript:alert(1)'), /outside/],
    ['a name that climbs out', withPart('../../etc/passwd'), /dangerous name/],
    ['an absolute name', withPart('/etc/passwd'), /dangerous name/],
    ['a name of another system', withPart('C:\\windows\\x'), /dangerous name/],
    [
      'too many parts',
      writeDocx(
        undefined,
        Array.from({ length: 4001 }, (_, at) => ({ name: `p${at}`, data: '' })),
      ),
      /too many parts/,
    ],
    [
      'one part twice',
      writeZip([
        { name: 'a', data: 'x' },
        { name: 'a', data: 'y' },
      ]),
      /two parts/,
    ],
    ['a bomb', withPart('word/media/zeros.bin', Buffer.alloc(30_000_000)), /too much data/],
    [
      'a bomb that lies',
      withPart('word/media/zeros.bin', Buffer.alloc(30_000_000), { statedSize: 10 }),
      /larger than it says/,
    ],
    [
      'external entities',
      withPart('word/document.xml', '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>'),
      /entities/,
    ],
    [
      'a billion laughs',
      withPart('word/styles.xml', '<!DOCTYPE a [<!ENTITY l "ha"><!ENTITY m "&l;&l;">]><a>&m;</a>'),
      /entities/,
    ],
    [
      'entities in UTF-16',
      withPart('word/document.xml', Buffer.from('\ufeff<!DOCTYPE a []><a/>', 'utf16le')),
      /entities/,
    ],
    ['damage', docx.subarray(0, docx.length - 30), /damaged/],
  ])('refuses %s', async (_, bytes, reason) => {
    expect(await check(bytes)).toEqual({ ok: false, reason: expect.stringMatching(reason) })
  })

  it('accepts what was declared', async () => {
    expect(await check(docx)).toEqual({ ok: true, kind: 'docx' })
    expect(await check(pdf, 'application/pdf; name=x')).toEqual({ ok: true, kind: 'pdf' })
  })

  it('refuses a file that is not what it was declared, in words', async () => {
    expect(await check(pdf)).toEqual({ ok: false, reason: 'The file was sent as a Word document but is a PDF.' })
    expect(await check(Buffer.from('John Doe'), 'application/pdf')).toMatchObject({ ok: false })
    expect(await check(pdf, 'application/x-msdownload')).toMatchObject({ ok: false })
  })
})

describe('rich text', () => {
  const rtf = (inner: string) => Buffer.from(`{\\rtf1\\ansi ${inner}}`)

  it.each<[string, Buffer]>([
    ['a link', rtf('{\\field{\\*\\fldinst HYPERLINK "https://example.com/link"}{\\fldrslt me}}')],
    ['a picture', rtf('{\\pict\\pngblip 89504e47}')],
    ['a template on a local disk', rtf('{\\*\\template C:\\\\Users\\\\me\\\\Normal.dotm}')],
    ['bytes that are announced', rtf('{\\pict\\bin4 {{{{}')],
  ])('may hold %s', async (_, bytes) => {
    expect(await detectKind(bytes)).toBe('rtf')
  })

  it.each<[string, Buffer]>([
    ['an object', rtf('{\\object\\objemb{\\*\\objdata 0105}}')],
    ['the data of an object alone', rtf('{\\*\\objdata 0105}')],
    ['an object that updates itself', rtf('{\\object\\objautlink\\objupdate}')],
    ['a template from the web', rtf('{\\*\\template https://evil.example/t.dotm}')],
    ['a template from a share', rtf('{\\*\\template \\\\\\\\evil.example\\\\t}')],
    ['a template in numbers', rtf('{\\*\\template \\u104?\\u116?\\u116?\\u112?://evil.example}')],
    ['a field that runs a program', rtf('{\\field{\\*\\fldinst DDEAUTO c:\\\\cmd.exe}}')],
    ['a field spread over groups', rtf('{\\field{\\*\\fldinst {DDE}{AUTO} cmd}}')],
    [
      'a field within a field',
      rtf('{\\field{\\*\\fldinst IF {\\field{\\*\\fldinst INCLUDEPICTURE "http://evil.example"}}}}'),
    ],
    ['groups without end', rtf('{'.repeat(5000))],
    ['depth', rtf('{'.repeat(5000) + '}'.repeat(5000))],
    ['a second document behind it', Buffer.concat([rtf('John'), rtf('Jane')])],
    ['an archive behind it', Buffer.concat([rtf('John'), docx])],
    ['a page within it', rtf('<script>alert(1)</script>')],
  ])('is refused with %s', async (_, bytes) => {
    expect(await detectKind(bytes)).toBeNull()
  })
})

describe('an OpenDocument text', () => {
  const odt = (name: string, data: string | Buffer = 'x', more: Partial<ZipPart> = {}) =>
    writeOdt('', [{ name, data, ...more }])

  it.each<[string, Buffer]>([
    ['a link', writeOdt('<text:a xlink:href="https://example.com">me</text:a>')],
    ['a picture of its own', writeOdt('<draw:image xlink:href="Pictures/me.png"/>')],
  ])('may hold %s', async (_, bytes) => {
    expect(await detectKind(bytes)).toBe('odt')
  })

  it.each<[string, Buffer]>([
    ['macros', odt('Basic/Standard/Module1.xml', '<script:module/>')],
    ['a script', odt('Scripts/python/run.py')],
    ['a program', odt('Pictures/setup.exe')],
    ['an event that runs a macro', writeOdt('<script:event-listener script:event-name="dom:load" xlink:href="x"/>')],
    ['a link that runs a macro', writeOdt('<text:a xlink:href="vnd.sun.star.script:a?language=Basic">x</text:a>')],
    ['a link in disguise', writeOdt('<text:a xlink:href="&#106;avascript:alert(1)">x</text:a>')],
    ['a picture from the web', writeOdt('<draw:image xlink:href="https://evil.example/x.png"/>')],
    ['a section from a share', writeOdt('<text:section-source xlink:href="//evil.example/x.odt"/>')],
    ['data of another program', writeOdt('<text:dde-connection-decl office:dde-application="cmd"/>')],
    ['an object', odt('META-INF/manifest.xml', '<m:file-entry m:media-type="application/vnd.sun.star.oleobject"/>')],
    ['a password', odt('META-INF/manifest.xml', '<m:encryption-data/>')],
    ['entities', odt('styles.xml', '<!DOCTYPE a [<!ENTITY l "ha">]><a>&l;</a>')],
    ['a bomb', odt('Pictures/zeros.bin', Buffer.alloc(30_000_000))],
    ['a bomb that lies', odt('Pictures/zeros.bin', Buffer.alloc(30_000_000), { statedSize: 10 })],
    ['a name that climbs out', odt('../../etc/passwd')],
    ['a Word document in it', odt('[Content_Types].xml', '<Types/>')],
    ['another type', odt('mimetype', 'application/vnd.oasis.opendocument.text-web')],
  ])('is refused with %s', async (_, bytes) => {
    expect(await detectKind(bytes)).toBeNull()
  })
})
