import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { drawChineseScan } from '../../test/reading/chinese-scan.ts'
import { writeEndlessPdf, writePdf, writeTextPdf } from '../../test/reading/pdf-writer.ts'
import { paragraph, relationships, wordBody, writeDocx } from '../../test/reading/zip-writer.ts'
import type { DocumentKind } from '../platform/content/document-kind.ts'
import { type ExtractAnswer, type Extractor, startExtractor } from './extract.ts'

const fixture = (name: string) => fileURLToPath(new URL(`../../test/fixtures/resumes/${name}`, import.meta.url))
const simplePdf = writeTextPdf([
  { x: 50, y: 700, size: 24, text: 'John Doe' },
  { x: 50, y: 660, text: 'QA Lead' },
  { x: 50, y: 640, text: 'john.doe@example.com' },
])
const memoryBomb = () => writePdf(Buffer.alloc(400_000_000, 32))

let folder: string
let extractor: Extractor
let count = 0
const save = async (bytes: Buffer | string) => {
  count += 1
  const path = join(folder, `${count}.bin`)
  await writeFile(path, bytes)
  return path
}
const extract = async (kind: DocumentKind, bytes: Buffer | string, by = extractor) =>
  by.extract({ path: await save(bytes), kind })

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'extract-'))
  extractor = startExtractor({ workers: 2 })
})
afterAll(async () => {
  await extractor.close()
  await rm(folder, { recursive: true })
})

describe('extract', () => {
  it.each<[string, DocumentKind, string[]]>([
    ['one-column.pdf', 'pdf', ['Dorian', 'Streich', 'Dorian_Streich6@gmail.com', '+19872060858']],
    ['two-columns.pdf', 'pdf', ['Richard', 'Hendriks', 'richard.hendriks@mail.com', '+19125554321', 'Programmer']],
    ['sidebar.pdf', 'pdf', ['Ming', 'Li', 'ming.li@example.com', '+31612345678', 'Lead Data Analyst']],
    [
      'table.docx',
      'docx',
      ['Garfield', 'Wisozk-Wolf', 'Garfield_Wisozk-Wolf@gmail.com', '+17466681748', 'Mobile Developer'],
    ],
    ['table.doc', 'doc', ['Kyle', 'Metz', 'Kyle_Metz14@yahoo.com', '+13423030755', 'Software Developer']],
    ['scan.pdf', 'pdf', ['Antoine', 'Moreau', 'antoine.moreau@example.com', '+34600123456']],
    ['scan.jpg', 'jpg', ['Priya', 'Muller', 'priya.muller@example.com', '+39025550123']],
  ])(
    'reads %s',
    async (name, kind, expected) => {
      const { status, reason, pages, fields } = await extractor.extract({ path: fixture(name), kind })
      const { firstName, lastName, email, phone, jobTitle } = fields
      expect({ status, reason }).toEqual({ status: 'read', reason: null })
      expect(
        [firstName, lastName, email, phone, jobTitle].slice(0, expected.length).map((found) => found?.value),
      ).toEqual(expected)
      for (const found of [firstName, lastName, email])
        expect(pages[(found?.page ?? 0) - 1]?.slice(found?.start, found?.end).toLowerCase()).toBe(
          found?.value.toLowerCase(),
        )
    },
    60_000,
  )

  it('does not mix a sidebar into the body', async () => {
    const { pages } = await extractor.extract({ path: fixture('two-columns.pdf'), kind: 'pdf' })
    expect(pages[0]).toContain('He has earned degrees from the University of\nOklahoma and Stanford.')
  })

  it('answers the same for the same file', async () => {
    const file = { path: fixture('sidebar.pdf'), kind: 'pdf' } as const
    const [first, ...others] = await Promise.all([1, 2, 3, 4].map(() => extractor.extract(file)))
    for (const other of others) expect(other).toEqual(first)
  })

  it('reads headers and the addresses behind links of a Word document', async () => {
    const header = { name: 'word/header1.xml', data: wordBody(paragraph('Jane Roe')).replaceAll('w:document', 'w:hdr') }
    const answer = await extract(
      'docx',
      writeDocx(paragraph('Mail me'), [header, relationships('hyperlink', 'mailto:jane@roe.example?subject=x')]),
    )
    expect(answer.pages).toEqual(['Jane Roe\nMail me\njane@roe.example'])
    expect(answer.fields.email?.value).toBe('jane@roe.example')
  })

  it('reads text in any encoding', async () => {
    expect(
      (await extract('txt', Buffer.from('\ufeffÉlodie Roux\nInfirmière', 'utf16le'))).fields.firstName?.value,
    ).toBe('Élodie')
  })

  it.each<[string, DocumentKind, Buffer | string, string]>([
    ['a page without text', 'pdf', writePdf(''), 'empty'],
    ['damage', 'pdf', '%PDF-1.7 nothing', 'unreadable'],
    [
      'a Word document with entities',
      'docx',
      writeDocx('', [{ name: 'word/document.xml', data: '<!DOCTYPE a><a/>' }]),
      'refused',
    ],
    ['a Word document that is none', 'docx', 'John Doe', 'unreadable'],
    ['an old Word document', 'doc', 'x', 'unreadable'],
    ['an image', 'png', 'x', 'unreadable'],
  ])('says why it did not read %s', async (_, kind, bytes, status) => {
    const answer = await extract(kind, bytes)
    expect(answer).toEqual({ status, reason: expect.stringMatching(/^[A-Z].*\.$/), pages: [], fields: {} })
  })

  it('says that a file is gone', async () => {
    expect(await extractor.extract({ path: join(folder, 'absent'), kind: 'pdf' })).toMatchObject({
      status: 'unreadable',
    })
  })

  it('tells a file behind a password', async () => {
    const locked = simplePdf
      .toString('latin1')
      .replace('/Root 1 0 R', `/Root 1 0 R /ID [<00><00>] /Encrypt ${standardLock}`)
    expect(await extract('pdf', Buffer.from(locked, 'latin1'))).toMatchObject({ status: 'encrypted' })
  })

  it('keeps what it read of a file that is too long', async () => {
    const short = startExtractor({ workers: 1, textCharsMax: 20 })
    const answer = await extract('txt', 'John Doe\nQA Lead\njohn.doe@example.com', short)
    await short.close()
    expect(answer).toMatchObject({
      status: 'too-large',
      pages: ['John Doe\nQA Lead\njoh'],
      fields: { firstName: { value: 'John' } },
    })
  })
})

describe('the places of words', () => {
  const wordsOf = (answer: ExtractAnswer) =>
    [...(answer.words?.[0]?.offsets ?? [])].flatMap((start, at, all) =>
      at % 2 === 0
        ? [
            {
              word: answer.pages[0]?.slice(start, all[at + 1]),
              box: answer.words?.[0]?.boxes?.slice(at * 2, at * 2 + 4),
            },
          ]
        : [],
    )

  it('are boxes on the page of a PDF', async () => {
    const placed = wordsOf(await extract('pdf', simplePdf))
    expect(placed.map(({ word }) => word)).toEqual(['John', 'Doe', 'QA', 'Lead', 'john.doe@example.com'])
    const [john, doe] = placed
    expect([...(john?.box ?? [])].map((part) => Math.round(part * 100))).toEqual([8, 9, 9, 3])
    expect(doe?.box?.[0]).toBeGreaterThan(john?.box?.[0] ?? 1)
    expect((doe?.box?.[0] ?? 0) + (doe?.box?.[2] ?? 0)).toBeLessThan(0.3)
  })

  it('are boxes on a scan, inside the page and in the text', async () => {
    const answer = await extractor.extract({ path: fixture('scan.jpg'), kind: 'jpg' })
    const placed = wordsOf(answer)
    expect(placed.length).toBe(answer.pages[0]?.split(/\s+/).length)
    const name = placed.find(({ word }) => word === 'Priya')
    expect(name?.box?.[1]).toBeLessThan(0.2)
    for (const { box: [left = -1, top = -1, width = 0, height = 0] = [] } of placed) {
      expect(Math.min(left, top)).toBeGreaterThanOrEqual(0)
      expect(Math.max(left + width, top + height)).toBeLessThanOrEqual(1.0001)
    }
  }, 60_000)

  it('are the lines alone where text flows', async () => {
    const answer = await extract('txt', 'John Doe\nQA Lead')
    expect(answer.words).toEqual([{ offsets: Uint32Array.from([0, 8, 9, 16]), boxes: null }])
  })
})

describe('a scan', () => {
  it('does not keep text files waiting', async () => {
    let isRecognised = false
    const scan = extractor.extract({ path: fixture('scan.jpg'), kind: 'jpg' }).then(() => (isRecognised = true))
    for (let number = 0; number < 5; number += 1) await extract('txt', 'John Doe')
    expect(isRecognised).toBe(false)
    await scan
  }, 60_000)

  it('in a script whose language pack is missing says so, and gives no letters of another', async () => {
    const answer = await extract('png', drawChineseScan())
    expect(answer).toMatchObject({ status: 'empty', pages: [], fields: {} })
    expect(answer.reason).toContain('language pack is missing')
    expect(answer.reason).toContain('chi_sim for Chinese')
  }, 60_000)

  it('is given up after its time for a page, and the next is read', async () => {
    const hasty = startExtractor({ workers: 1, scan: { timeoutMs: 20 } })
    expect(await hasty.extract({ path: fixture('scan.jpg'), kind: 'jpg' })).toMatchObject({ status: 'timed-out' })
    await hasty.close()
  }, 60_000)

  it('may not take more than its memory', async () => {
    const small = startExtractor({ workers: 1, scan: { memoryMbMax: 60 } })
    expect(await small.extract({ path: fixture('scan.jpg'), kind: 'jpg' })).toMatchObject({ status: 'unreadable' })
    await small.close()
  }, 60_000)

  it('that is damaged says so', async () => {
    expect(await extract('jpg', Buffer.from('ffd8ffe000104a46', 'hex'))).toMatchObject({ status: 'unreadable' })
  }, 60_000)
})

describe('a hostile file', () => {
  it('is given up after its time, and others are not disturbed', async () => {
    const quick = startExtractor({ workers: 2, timeoutMs: 8000 })
    const endless = extract('pdf', writeEndlessPdf(), quick)
    const others = await Promise.all(Array.from({ length: 6 }, () => extract('pdf', simplePdf, quick)))
    expect(others.map((answer) => answer.status)).toEqual(Array(6).fill('read'))
    expect(await endless).toMatchObject({ status: 'timed-out', pages: [], fields: {} })
    expect(await extract('pdf', simplePdf, quick)).toMatchObject({ status: 'read' })
    await quick.close()
  }, 40_000)

  it('may not take more than its memory, and others are not disturbed', async () => {
    const small = startExtractor({ workers: 2, memoryMbMax: 96 })
    const bomb = extract('pdf', memoryBomb(), small)
    const others = await Promise.all(Array.from({ length: 4 }, () => extract('pdf', simplePdf, small)))
    expect(others.map((answer) => answer.status)).toEqual(Array(4).fill('read'))
    expect(await bomb).toMatchObject({ status: 'unreadable', reason: 'Reading the file needed too much memory.' })
    expect(await extract('pdf', simplePdf, small)).toMatchObject({ status: 'read' })
    await small.close()
  }, 60_000)

  it('does not keep the extractor from closing', async () => {
    const closing = startExtractor({ workers: 1 })
    const answers = [extract('pdf', writeEndlessPdf(), closing), extract('pdf', simplePdf, closing)]
    await new Promise((resolve) => setTimeout(resolve, 200))
    await closing.close()
    expect((await Promise.all(answers)).map((answer) => answer.status)).toEqual(['unreadable', 'unreadable'])
    await expect(closing.extract({ path: 'x', kind: 'pdf' })).rejects.toThrow('closed')
  })
})

// RC4 with keys of zeros: no password opens it, not even the empty one.
const standardLock = `<< /Filter /Standard /V 1 /R 2 /Length 40 /P -4 /O <${'00'.repeat(32)}> /U <${'00'.repeat(32)}> >>`
