import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { create, type Font } from 'fontkit'

/** The scripts that a paper can hold, in the order in which they are asked for a character. */
export const faces = ['latin', 'arabic', 'chinese'] as const
export type Face = (typeof faces)[number]
export type Weight = 'regular' | 'bold'

const { resolve } = createRequire(import.meta.url)
const folder = (name: string) => dirname(resolve(name))
const inter = folder('@expo-google-fonts/inter')
const amiri = folder('@expo-google-fonts/amiri')
const notoSansHans = join(folder('@embedpdf/fonts-sc'), '../fonts')

const files: Record<Face, Record<Weight, string>> = {
  latin: {
    regular: join(inter, '400Regular/Inter_400Regular.ttf'),
    bold: join(inter, '600SemiBold/Inter_600SemiBold.ttf'),
  },
  arabic: {
    regular: join(amiri, '400Regular/Amiri_400Regular.ttf'),
    bold: join(amiri, '700Bold/Amiri_700Bold.ttf'),
  },
  chinese: {
    regular: join(notoSansHans, 'NotoSansHans-Regular.otf'),
    bold: join(notoSansHans, 'NotoSansHans-Bold.otf'),
  },
}

/** Fit of a face to the others: its size, and the height of its lines, in sizes of the text. */
export const fits: Record<Face, { size: number; line: number }> = {
  latin: { size: 1, line: 1.43 },
  // Drawn small beside Latin, with marks high above and deep below.
  arabic: { size: 1.2, line: 2 },
  chinese: { size: 1, line: 1.5 },
}

const kept = new Map<string, Buffer>()

/** A font's file, read once. */
export function fontFile(face: Face, weight: Weight): Buffer {
  const path = files[face][weight]
  const file = kept.get(path) ?? readFileSync(path)
  kept.set(path, file)
  return file
}

const opened = new Map<string, Font>()

/** True if a face can draw a character. */
export const hasCharacter = (face: Face, codePoint: number): boolean =>
  openFont(face, 'regular').hasGlyphForCodePoint(codePoint)

/** The outline of a text, from left to right, as a path of SVG in parts of `unit`, upwards. */
export function outlineOf(text: string, face: Face, weight: Weight): { path: string; unit: number } {
  const font = openFont(face, weight)
  const { glyphs, positions } = font.layout(text)
  let at = 0
  const paths = glyphs.map(({ path }, index) => {
    const { xOffset, yOffset, xAdvance } = positions[index] ?? { xOffset: 0, yOffset: 0, xAdvance: 0 }
    const placed = path.translate(at + xOffset, yOffset).toSVG()
    at += xAdvance
    return placed
  })
  return { path: paths.join(''), unit: font.unitsPerEm }
}

function openFont(face: Face, weight: Weight): Font {
  const name = `${face} ${weight}`
  const font = opened.get(name) ?? create(fontFile(face, weight))
  if (!('hasGlyphForCodePoint' in font)) throw new Error(`The font ${name} is a collection.`)
  opened.set(name, font)
  return font
}
