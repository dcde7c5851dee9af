import { deflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { activeContents, writePackedPdf, writings } from '../../../test/reading/active-pdf.ts'
import { notEuropass, writeEuropassPdf } from '../../../test/reading/europass-pdf.ts'
import { stream, writePdf, writeTextPdf } from '../../../test/reading/pdf-writer.ts'
import { openPdf } from '../../reading/document/read-pdf.ts'
import { isActivePdf } from './pdf-active.ts'

const script = '<< /S /JavaScript /JS (app.alert(1)) >>'
const ofCatalog = (catalog: string, objects: (string | Buffer)[] = []) => writePdf('', objects, '', catalog)
const packed = (dictionary: string, data: Buffer | string) =>
  ofCatalog('', [
    Buffer.concat([Buffer.from(`<< ${dictionary} >>\nstream\n`), Buffer.from(data), Buffer.from('\nendstream')]),
  ])

describe.each(Object.entries(writings))('a PDF written %s', (_, write) => {
  it.each(Object.entries(activeContents))('with %s is active', async (_, parts) => {
    expect(await isActivePdf(write(parts))).toBe(true)
  })

  it('opens by turning to a page', async () => {
    const pdf = write({ catalog: '/OpenAction 6 0 R /AA << >>', objects: ['<< /S /GoTo /D [3 0 R /Fit] >>'] })
    expect(await isActivePdf(pdf)).toBe(false)
    const opened = await openPdf(pdf)
    expect(opened.numPages).toBe(1)
    await opened.loadingTask.destroy()
  })
})

it('is active for a reader of today too if its script is packed', async () => {
  const opened = await openPdf(writePackedPdf('/OpenAction 6 0 R', [script]))
  expect(await opened.getJSActions()).toEqual({ OpenAction: ['app.alert(1)'] })
  await opened.loadingTask.destroy()
})

it.each<[string, Buffer]>([
  ['behind a comment', ofCatalog('/OpenAction 6 0 R', ['%\n<< /S%\n/JavaScript /JS (a) >>'])],
  ['named from afar', ofCatalog('/OpenAction 6 0 R', ['<< /S 7 0 R /JS (a) >>', '/JavaScript'])],
  ['with a second kind', ofCatalog('/OpenAction << /S /GoTo /S /JavaScript /JS (a) >>')],
  ['after a string with a bracket', ofCatalog('/OpenAction << /T (\\() /S /JavaScript /JS (a) >>')],
  ['behind a lone bracket', ofCatalog('/OpenAction << /T <41<< /x > /S /JavaScript /JS (a) >>')],
  ['where no table leads', Buffer.concat([ofCatalog(''), Buffer.from(`\n9 0 obj\n${script}\nendobj`)])],
  ['in a stream', ofCatalog('', [`<< /Length 60 >>\nstream\n9 0 obj ${script} endobj\nendstream`])],
  ['in packed objects of no type', packed('/N 1 /First 4 /Filter /FlateDecode', deflateSync(`9 0 ${script}`))],
  ['in objects packed otherwise', packed('/Type /ObjStm /N 1 /First 4 /Filter /LZWDecode', 'x')],
  ['in objects that do not unpack', packed('/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode', 'x')],
  [
    'in objects with a comment before them',
    ofCatalog('', [stream(`%9\n5 0 ${script}`, '/Type /ObjStm /N 1 /First 7')]),
  ],
  ['in objects without end', ofCatalog('', [stream(Buffer.alloc(40_000_000, 32), '/Type /ObjStm /N 0 /First 0')])],
  ['in brackets without end', ofCatalog(`/A ${'['.repeat(10_000)}`)],
  ['with objects in each other without end', Buffer.from(`%PDF-1.7\n${'1 0 obj <<'.repeat(50_000)}`)],
])('is active with content %s', async (_, pdf) => {
  expect(await isActivePdf(pdf)).toBe(true)
})

it.each<[string, Buffer]>([
  ['text that speaks of it', writeTextPdf([{ x: 50, y: 700, text: '/S /JavaScript /Launch /EmbeddedFile' }])],
  ['a title that speaks of it', ofCatalog('/Info << /Title (<< /S /JavaScript >>) >>')],
  ['fonts that are called like it', ofCatalog('/Font << /AA 5 0 R /EF 5 0 R /JS 5 0 R >>')],
  ['a link to the web', ofCatalog('/Keep << /Subtype /Link /A << /S /URI /URI (https://work.example) >> >>')],
  ['bytes like those of an image', ofCatalog('', [stream('x'), `<< /Length 9 >>\nstream\n\x01obj<<\x03>(\nendstream`])],
])('is not active with %s', async (_, pdf) => {
  expect(await isActivePdf(pdf)).toBe(false)
})

describe('a Europass resume', () => {
  it('is active, but where its own data is allowed', async () => {
    expect(await isActivePdf(writeEuropassPdf())).toBe(true)
    expect(await isActivePdf(writeEuropassPdf(), { allowEuropass: true })).toBe(false)
    const utf16 = '\\376\\377\\000a\\000.\\000x\\000m\\000l'
    expect(await isActivePdf(writeEuropassPdf({ name: utf16 }), { allowEuropass: true })).toBe(false)
  })

  it.each(Object.entries(notEuropass))('with %s is active wherever it comes', async (_, parts) => {
    expect(await isActivePdf(writeEuropassPdf(parts), { allowEuropass: true })).toBe(true)
  })
})
