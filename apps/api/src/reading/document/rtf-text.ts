import { readRtfTokens } from '../../platform/content/rtf-tokens.ts'
import { RtfReading } from './rtf-reading.ts'
import { kept } from './rtf-words.ts'

/** Text of a rich text file line by line, with the size that it states; headers, tables and text boxes included. */
export function readRtfText(rtf: string, charsMax: number): Pick<RtfReading, 'lines' | 'targets'> {
  const reading = new RtfReading()
  let isOptional = false
  for (const token of readRtfTokens(rtf)) {
    if (reading.chars > charsMax) break
    if (token.kind === 'open') reading.open()
    else if (token.kind === 'close') {
      if (!reading.close()) break
    } else if (token.kind === 'word') {
      if (isOptional && !kept.has(token.word)) reading.skipGroup()
      else reading.obey(token.word, token.number)
    } else if (token.kind === 'byte') reading.takeByte(token.byte)
    else if (token.kind === 'text') reading.takeText(token.text)
    else reading.takeSymbol(token.symbol)
    isOptional = token.kind === 'symbol' && token.symbol === '*'
  }
  reading.endLine()
  return reading
}
