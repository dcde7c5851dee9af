import { type Language, languageFacts } from '@corridor/contract/wire/language'
import PDFDocument from 'pdfkit'
import { type Face, faces, fits, fontFile, outlineOf, type Weight } from '../text/fonts.ts'
import { type Line, toLines } from '../text/lines.ts'
import type { Direction, Run } from '../text/order.ts'
import { drawMark, makeMarkFont } from './direction-marks.ts'
import { type Look, page, type TextStyle } from './look.ts'
import { shapeOnce } from './shape-once.ts'

/** Pages of a paper at most: whoever filled in more filled in too much. */
export const pagesMax = 400

/** Thrown if the last page is full. */
export class PaperFull extends Error {}

export type Document = InstanceType<typeof PDFDocument>

/** A document with the place where the next thing stands. */
export interface Paper {
  document: Document
  markFont: PDFKit.PDFKitReference
  direction: Direction
  look: Look
  left: number
  width: number
  y: number
  pages: number
}

interface PaperRules {
  language: Language
  title: string
  author?: string | undefined
  look: Look
}

export function makePaper({ language, title, author, look }: PaperRules): Paper {
  const { margin, width, height } = page
  const document = new PDFDocument({
    size: [width, height],
    margin: 0,
    bufferPages: true,
    pdfVersion: '1.7',
    lang: language,
    displayTitle: true,
    info: { Title: title, ...(author && { Author: author }), Creator: 'Corridor', Producer: 'Corridor' },
  })
  for (const face of faces)
    for (const weight of ['regular', 'bold'] as const)
      document.registerFont(fontName(face, weight), fontFile(face, weight))
  const { dir } = languageFacts[language]
  return {
    document,
    markFont: makeMarkFont(document),
    direction: dir,
    look,
    left: margin,
    width: width - 2 * margin,
    y: margin,
    pages: 1,
  }
}

const fontName = (face: Face, weight: Weight) => `${face}-${weight}`
const bottom = page.height - page.margin - page.footer

/** Makes room for what is `height` points high: on this page, else on the next. */
export function need(paper: Paper, height: number): void {
  if (paper.y + Math.min(height, bottom - page.margin) > bottom) nextPage(paper)
}

export function nextPage(paper: Paper): void {
  if (paper.pages >= pagesMax) throw new PaperFull()
  paper.document.addPage()
  paper.pages += 1
  paper.y = page.margin
}

// All of a run at once: word by word, as the library would do without, Arabic words stand in the order of Latin ones.
const whole = { features: [] }

/** The lines of a text in a style. */
export function linesOf({ document, direction }: Paper, text: string, style: TextStyle, width: number): Line[] {
  // The same words are asked for several times, and signs of Chinese one by one.
  const widths = new Map<string, number>()
  return toLines(text, width, direction, (run, face) => {
    const key = `${face} ${run}`
    const wide = widths.get(key) ?? withFont(document, face, style).widthOfString(run, whole)
    widths.set(key, wide)
    return wide
  })
}

export const lineHeight = (line: Line | undefined, { size }: TextStyle): number => (line ? line.height * size : 0)

/** Height of capital letters, in sizes of the text. */
const capitals = 0.7

/** Draws a line between `x` and `x + width`, in the middle of `height` below `y`. */
export function drawLine(
  { document, direction, markFont }: Paper,
  line: Line,
  style: TextStyle,
  place: { x: number; y: number; width: number; height: number; at: 'start' | 'middle' | 'end' },
): void {
  const spare = place.width - line.width
  const isLeft = (place.at === 'start') === (direction === 'ltr')
  let x = place.x + (place.at === 'middle' ? spare / 2 : isLeft ? 0 : spare)
  const baseline = place.y + (place.height + style.size * capitals) / 2
  for (const { text, face, copied, isMark, width } of line.runs) {
    if (isMark) {
      drawMark(document, markFont, style.size, x, baseline)
      continue
    }
    withFont(document, face, style).fillColor(style.colour)
    if (copied === undefined) document.text(text, x, baseline, { ...whole, ...atBaseline })
    else drawOutline(document, { text, face, copied }, style, x, baseline)
    x += width
  }
}

const atBaseline = { lineBreak: false, baseline: 'alphabetic' } as const
// Without their places marks stand on the line, where they are copied with their letter.
const onTheLine = { features: { mark: false, mkmk: false }, ...atBaseline }

/** Draws a text as a picture, and over it, unseen, what is copied of it. */
function drawOutline(
  document: Document,
  { text, face, copied }: Required<Pick<Run, 'text' | 'face' | 'copied'>>,
  { size, weight }: TextStyle,
  x: number,
  baseline: number,
): void {
  const { path, unit } = outlineOf(text, face, weight)
  const scale = (size * fits[face].size) / unit
  document.save().transform(scale, 0, 0, -scale, x, baseline).path(path).fill().restore()
  document.save().fillOpacity(0).text(copied, x, baseline, onTheLine).restore()
}

const withFont = (document: Document, face: Face, { size, weight }: TextStyle): Document =>
  shapeOnce(document.font(fontName(face, weight))).fontSize(size * fits[face].size)

/** Finds the left edge of a thing that is `width` points wide. */
export function startOf({ look, direction, left, width: room }: Paper, width: number): number {
  if (look === 'certificate') return left + (room - width) / 2
  return direction === 'ltr' ? left : left + room - width
}
