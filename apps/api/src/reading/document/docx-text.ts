import { readXml } from '../../platform/content/xml-events.ts'
import type { SizedText } from './page-text.ts'
import { endAll, endFrame, endParagraph, endRow, type Frame, newFrame } from './text-frames.ts'

const skipped = new Set(['mc:Fallback', 'w:del', 'w:instrText', 'w:pPrChange', 'w:rPrChange'])
const titleSize = 24

/** Lines of a WordprocessingML part, tables and text boxes included, each with the size that its runs state. */
export function readWordXml(xml: string): SizedText[] {
  const frames: Frame[] = [newFrame()]
  let skipping = 0
  let inText = false
  for (const event of readXml(xml)) {
    const frame = frames.at(-1) ?? newFrame()
    if (event.kind === 'text') {
      if (inText && skipping === 0) frame.paragraph.text += event.text
    } else if (skipped.has(event.name)) {
      skipping = Math.max(0, skipping + (event.kind === 'open' ? 1 : event.kind === 'close' ? -1 : 0))
    } else if (skipping > 0) {
    } else if (event.kind === 'close') {
      if (event.name === 'w:t') inText = false
      else closeElement(event.name, frames)
    } else {
      if (event.name === 'w:t') inText = event.kind === 'open'
      else if (event.kind === 'open' && opensFrame.has(event.name)) frames.push(newFrame())
      else if (event.kind === 'open' && event.name === 'w:tr') frame.row = []
      else readMark(event.name, event.attributes, frame.paragraph)
    }
  }
  return endAll(frames)
}

const opensFrame = new Set(['w:tc', 'w:txbxContent'])

function closeElement(name: string, frames: Frame[]): void {
  const frame = frames.at(-1)
  if (!frame) return
  if (name === 'w:p') endParagraph(frame)
  if (name === 'w:tr') endRow(frame)
  if (opensFrame.has(name)) endFrame(frames, name === 'w:tc')
}

function readMark(name: string, attributes: string, paragraph: Frame['paragraph']): void {
  if (name === 'w:tab') paragraph.text += '\t'
  else if (name === 'w:br' || name === 'w:cr') paragraph.text += '\n'
  else if (name === 'w:noBreakHyphen') paragraph.text += '-'
  else if (name === 'w:sz') paragraph.size = Math.max(paragraph.size, Number(readValue(attributes)) / 2 || 0)
  else if (name === 'w:pStyle' && /^title$/i.test(readValue(attributes))) paragraph.size = titleSize
}

const readValue = (attributes: string) => /w:val\s*=\s*["']([^"']*)["']/.exec(attributes)?.[1] ?? ''
