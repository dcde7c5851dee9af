import type { KindLimits } from '../limits.ts'
import type { ReadPages } from '../read-document.ts'
import { toContactLines } from './contact-links.ts'
import { toPage } from './page-text.ts'
import { readRtfText } from './rtf-text.ts'

/** Text of a rich text file as one page, the addresses behind its links at the end. */
export function readRtf(bytes: Buffer, { textCharsMax }: Pick<KindLimits, 'textCharsMax'>): ReadPages {
  const { lines, targets } = readRtfText(bytes.toString('latin1'), textCharsMax)
  const text = lines.map((line) => line.text).join('\n')
  return { pages: [toPage([...lines, ...toContactLines(targets, text)])], cut: false }
}
