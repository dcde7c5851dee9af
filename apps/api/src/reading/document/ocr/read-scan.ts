import type { DocumentKind } from '../../../platform/content/document-kind.ts'
import { textLimits } from '../../limits.ts'
import type { PageReader } from '../../read-document.ts'
import type { PageText } from '../page-text.ts'
import { isThin, openPdf, readPage } from '../read-pdf.ts'
import { openEngine } from './engine.ts'
import type { Languages } from './languages.ts'
import { decodeImage, drawPage, type GreyImage } from './page-image.ts'
import { recognisePage } from './recognise-page.ts'

/** A reader that recognises; `onPage` is called before each page, whose time then begins. */
export function scanReader(kind: DocumentKind, languages: Languages, onPage: () => void): PageReader {
  const recognise = async (image: GreyImage): Promise<PageText> => recognisePage(await openEngine(languages), image)
  if (kind !== 'pdf')
    return async (bytes) => {
      onPage()
      return { pages: [await recognise(await decodeImage(bytes))], cut: false }
    }
  return async (bytes, { pagesMax }) => {
    const pdf = await openPdf(bytes)
    const count = Math.min(pdf.numPages, textLimits.pdf.pagesMax)
    const pages: PageText[] = []
    let recognised = 0
    let cut = pdf.numPages > count
    for (let number = 1; number <= count; number += 1) {
      const page = await pdf.getPage(number)
      const written = await readPage(page)
      const mayBeImage = isThin(written)
      if (mayBeImage && recognised === pagesMax) cut = true
      if (!mayBeImage || recognised === pagesMax) {
        pages.push(written)
        continue
      }
      recognised += 1
      onPage()
      const seen = await recognise(await drawPage(page))
      pages.push(seen.text.length > written.text.length || written.text === '' ? seen : written)
      page.cleanup()
    }
    return { pages, cut, pagesOf: pdf.numPages }
  }
}
