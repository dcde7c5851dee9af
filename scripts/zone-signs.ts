import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { drawSigns } from '../apps/api/test/reading/zone/sign-ink.ts'

// node scripts/zone-signs.ts [FONT]: draws the signs of a passport's zone from OCR-B and writes them as data, so that the product needs no font.
// The font is Matthew Skala's OCRB.otf, in the public domain, from Debian's package fonts-ocr-b.
const font = process.argv[2] ?? '/usr/share/fonts/opentype/ocr-b/OCRB.otf'
const cell = { width: 20, height: 28 }
const packed = [...drawSigns(font, cell)].map(
  ([sign, ink]) => `  '${sign}': '${ink.map((level) => level.toString(16)).join('')}',`,
)
await writeFile(
  join(import.meta.dirname, '../apps/api/src/reading/zone/match/signs.gen.ts'),
  [
    '// Written by scripts/zone-signs.ts from OCRB.otf (Matthew Skala, public domain). A sign is its ink, row by row, from 0 to f.',
    `export const signCell = { width: ${cell.width}, height: ${cell.height} }`,
    'export const signInk: Readonly<Record<string, string>> = {',
    ...packed,
    '}',
    '',
  ].join('\n'),
)
