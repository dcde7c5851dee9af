import type { Document } from './paper.ts'

const name = 'DirectionMark'

// The sign as U+200E, for whoever reads the text.
const meanings = `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CMapName /${name} def
/CMapType 2 def
1 begincodespacerange
<00> <ff>
endcodespacerange
1 beginbfchar
<01> <200e>
endbfchar
endcmap
end
end`

/** A font of one sign that nobody sees: whatever the other fonts have of the kind is turned into a space. */
export function makeMarkFont(document: Document): PDFKit.PDFKitReference {
  const nothing = document.ref({})
  nothing.end('0 0 d0')
  const toUnicode = document.ref({})
  toUnicode.end(meanings)
  const font = document.ref({
    Type: 'Font',
    Subtype: 'Type3',
    FontBBox: [0, 0, 0, 0],
    FontMatrix: [0.001, 0, 0, 0.001, 0, 0],
    CharProcs: { mark: nothing },
    Encoding: { Type: 'Encoding', Differences: [1, 'mark'] },
    FirstChar: 1,
    LastChar: 1,
    Widths: [0],
    Resources: {},
    ToUnicode: toUnicode,
  })
  font.end()
  return font
}

/** Says to programs that read the text that the line goes from left to right. */
export function drawMark(document: Document, font: PDFKit.PDFKitReference, size: number, x: number, y: number): void {
  document.page.fonts[name] = font
  document.addContent(`BT /${name} ${size} Tf 1 0 0 -1 ${x.toFixed(2)} ${y.toFixed(2)} Tm <01> Tj ET`)
}
