import { attribute } from '../../platform/content/archive-xml.ts'
import { readXml } from '../../platform/content/xml-events.ts'
import type { SizedText } from './page-text.ts'
import { endAll, endFrame, endParagraph, endRow, type Frame, newFrame } from './text-frames.ts'

export interface OdtText {
  lines: SizedText[]
  /** Targets of its links. */
  targets: string[]
}

const skipped = new Set(
  'text:tracked-changes office:annotation text:note-citation svg:title svg:desc text:sequence-decls office:forms'.split(
    ' ',
  ),
)
const opensFrame = new Set(['table:table-cell', 'draw:text-box', 'text:note-body'])
const blanksMax = 100

/** Lines below one element of an OpenDocument part, tables and text boxes included, each with its style's size. */
export function readOdtXml(xml: string, root: string, sizes: ReadonlyMap<string, number>): OdtText {
  const frames: Frame[] = [newFrame()]
  const targets: string[] = []
  let inside = false
  let skipping = 0
  for (const event of readXml(xml)) {
    const frame = frames.at(-1) ?? newFrame()
    if (event.kind === 'text') {
      if (inside && skipping === 0) frame.paragraph.text += event.text.replace(/\s+/g, ' ')
    } else if (event.name === root) inside = event.kind === 'open'
    else if (!inside) {
    } else if (skipped.has(event.name)) {
      skipping = Math.max(0, skipping + (event.kind === 'open' ? 1 : event.kind === 'close' ? -1 : 0))
    } else if (skipping > 0) {
    } else if (event.kind === 'close') closeElement(event.name, frames)
    else if (event.kind === 'open' && opensFrame.has(event.name)) frames.push(newFrame())
    else if (event.kind === 'open' && event.name === 'table:table-row') frame.row = []
    else {
      if (event.name === 'text:a') targets.push(attribute(event.attributes, 'xlink:href'))
      readMark(event.name, event.attributes, frame.paragraph)
      const size = sizes.get(attribute(event.attributes, 'text:style-name')) ?? 0
      frame.paragraph.size = Math.max(frame.paragraph.size, size)
    }
  }
  return { lines: endAll(frames), targets }
}

function closeElement(name: string, frames: Frame[]): void {
  const frame = frames.at(-1)
  if (!frame) return
  if (name === 'text:p' || name === 'text:h') endParagraph(frame)
  if (name === 'table:table-row') endRow(frame)
  if (opensFrame.has(name)) endFrame(frames, name === 'table:table-cell')
}

function readMark(name: string, attributes: string, paragraph: Frame['paragraph']): void {
  if (name === 'text:tab') paragraph.text += '\t'
  else if (name === 'text:line-break') paragraph.text += '\n'
  else if (name === 'text:s')
    paragraph.text += ' '.repeat(Math.min(blanksMax, Number(attribute(attributes, 'text:c')) || 1))
}

/** The font size in points of each style that says one, its own or its parent's. */
export function readOdtSizes(parts: string[]): Map<string, number> {
  const sizes = new Map<string, number>()
  for (const part of parts) {
    let style = ''
    for (const event of readXml(part)) {
      if (event.kind === 'text' || event.kind === 'close') continue
      if (event.name === 'style:style') {
        style = attribute(event.attributes, 'style:name')
        sizes.set(style, sizes.get(attribute(event.attributes, 'style:parent-style-name')) ?? 0)
      }
      const size = event.name === 'style:text-properties' ? attribute(event.attributes, 'fo:font-size') : ''
      if (size.endsWith('pt')) sizes.set(style, Number.parseFloat(size) || 0)
    }
  }
  return sizes
}
