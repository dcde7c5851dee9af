import PDFDocument from 'pdfkit'
import { afterAll, expect, it } from 'vitest'
import { rebuiltPdf, redrawnPicture } from './appended.ts'
import { startDrawing } from './drawing.ts'

const drawing = startDrawing({ threads: 1 })
afterAll(() => drawing.close())

const written = async (options: PDFKit.PDFDocumentOptions) => {
  const pdf = new PDFDocument(options)
  const chunks: Buffer[] = []
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise((resolve) => pdf.on('end', resolve))
  pdf.text('Statement of July').addPage().text('Page two').end()
  await ended
  return Buffer.concat(chunks)
}

it('takes a PDF with its pages, and none with a password or of other bytes', async () => {
  expect(await rebuiltPdf(drawing.background, await written({}))).toMatchObject({ pages: 2 })
  for (const password of [{ userPassword: 'secret' }, { ownerPassword: 'secret' }])
    expect((await rebuiltPdf(drawing.background, await written(password))) === null).toBe(true)
  expect(await rebuiltPdf(drawing.background, Buffer.from('no PDF'))).toBeNull()
})

it('takes no picture of other bytes', async () => {
  expect(await redrawnPicture(Buffer.from('no picture'))).toBeNull()
})
