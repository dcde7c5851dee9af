import type { PDFPageProxy } from 'pdfjs-dist'

/** A document that can be drawn page by page. */
export interface Drawing {
  pages: number
  /** Draws a page, from 1, at the width of the canvas. */
  draw(number: number, canvas: HTMLCanvasElement, signal: AbortSignal): Promise<void>
  /** The text of a page and where it stands; nothing in a picture. */
  read?(number: number): Promise<DrawnText>
  close(): void
}

/** Runs of a page's text: offsets in it, and boxes as fractions of the page. */
export interface DrawnText {
  text: string
  runs: { start: number; end: number; left: number; top: number; width: number; height: number }[]
}

const pixelsMax = 2_000

/** Opens a PDF or a picture for drawing; undefined for what flows. Rejects for a document that the browser cannot draw. */
export async function openDrawing(file: File): Promise<Drawing | undefined> {
  if (file.type.startsWith('image/')) return openPicture(file)
  if (file.type === 'application/pdf') return openPdf(file)
  return undefined
}

async function openPicture(file: File): Promise<Drawing> {
  const picture = await createImageBitmap(file)
  return {
    pages: 1,
    async draw(_number, canvas) {
      const scale = Math.min(1, pixelsMax / Math.max(picture.width, picture.height))
      canvas.width = picture.width * scale
      canvas.height = picture.height * scale
      canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
    },
    close: () => picture.close(),
  }
}

async function openPdf(file: File): Promise<Drawing> {
  // The renderer weighs more than the rest of the app: it comes when the first PDF is shown.
  const [{ getDocument, GlobalWorkerOptions }, { default: worker }] = await Promise.all([
    import('pdfjs-dist'),
    import('pdfjs-dist/build/pdf.worker.min.mjs?url'),
  ])
  GlobalWorkerOptions.workerSrc = worker
  // The page's policy lets nothing be compiled at run time.
  const task = getDocument({ data: await file.arrayBuffer(), isEvalSupported: false, useWasm: false })
  const pdf = await task.promise
  return {
    pages: pdf.numPages,
    async draw(number, canvas, signal) {
      const page = await unlessGivenUp(pdf.getPage(number), signal)
      if (!page) return
      const plain = page.getViewport({ scale: 1 })
      const wanted = (canvas.clientWidth || plain.width) * devicePixelRatio
      const viewport = page.getViewport({ scale: Math.min(wanted, pixelsMax) / plain.width })
      if (signal.aborted) return
      canvas.width = viewport.width
      canvas.height = viewport.height
      const work = page.render({ canvas, viewport })
      signal.addEventListener('abort', () => work.cancel())
      await unlessGivenUp(work.promise, signal)
    },
    async read(number) {
      const page = await pdf.getPage(number)
      return toText(await page.getTextContent(), page.getViewport({ scale: 1 }))
    },
    close: () => void task.destroy(),
  }
}

/** The answer that a drawing waits for; nothing if the drawing was given up, which is no failure. */
const unlessGivenUp = <Value>(waited: Promise<Value>, signal: AbortSignal): Promise<Value | undefined> =>
  waited.catch((error) => {
    if (!signal.aborted) throw error
    return undefined
  })

type Content = Awaited<ReturnType<PDFPageProxy['getTextContent']>>
type Viewport = ReturnType<PDFPageProxy['getViewport']>

function toText(content: Content, viewport: Viewport): DrawnText {
  let text = ''
  const runs: DrawnText['runs'] = []
  for (const item of content.items) {
    if (!('str' in item)) continue
    const [, , , , x = 0, y = 0] = item.transform as number[]
    const [left = 0, top = 0] = viewport.convertToViewportPoint(x, y + item.height)
    if (item.str !== '') {
      runs.push({
        start: text.length,
        end: text.length + item.str.length,
        left: left / viewport.width,
        top: top / viewport.height,
        width: item.width / viewport.width,
        height: item.height / viewport.height,
      })
    }
    text += item.hasEOL ? `${item.str}\n` : item.str
  }
  return { text, runs }
}
