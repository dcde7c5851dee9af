import { type Face, faces, hasCharacter } from './fonts.ts'

/** Text that a reader takes for one character, and the face that draws it. */
export interface Sign {
  text: string
  face: Face
}

/** Stands for what no face can draw. */
const replacement: Sign = { text: '□', face: 'latin' }

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })
// Nobody sees them: without them a text is the same.
const unseen = /\p{Default_Ignorable_Code_Point}/gu
// Stands in any script, and so is drawn as what stands before it.
const ofAnyScript = /^[\p{P}\p{Zs}]+$/u

/** The signs of one line's or paragraph's text. */
export function toSigns(text: string): Sign[] {
  const signs: Sign[] = []
  let before: Face | undefined
  for (const { segment } of graphemes.segment(text)) {
    for (const sign of toSign(segment, before)) {
      signs.push(sign)
      before = sign.face
    }
  }
  return signs
}

function toSign(grapheme: string, before: Face | undefined): Sign[] {
  const wanted = before && ofAnyScript.test(grapheme) ? [before, ...faces] : faces
  const face = faceFor(grapheme, wanted)
  if (face) return [{ text: grapheme, face }]
  const seen = grapheme.replace(unseen, '')
  const seenFace = faceFor(seen, wanted)
  if (seenFace) return seen ? [{ text: seen, face: seenFace }] : []
  // A letter with a mark that its face lacks is drawn as a letter and the replacement, a whole picture as one replacement.
  const [first = '', ...marks] = seen
  const letterFace = faceFor(first, wanted)
  return letterFace && marks.length > 0 ? [{ text: first, face: letterFace }, replacement] : [replacement]
}

const faceFor = (text: string, wanted: readonly Face[]): Face | undefined =>
  wanted.find((face) => Array.from(text).every((character) => hasCharacter(face, character.codePointAt(0) ?? 0)))
