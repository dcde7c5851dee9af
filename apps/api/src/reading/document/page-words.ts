/** Left, top, right and bottom as fractions of the page, from its upper left corner. */
export type Box = readonly [left: number, top: number, right: number, bottom: number]

/** A run of text as the document holds it, with its place on the page. */
export interface Piece {
  text: string
  box: Box
  /** Set upright, so that a part of the text has its part of the width. */
  upright: boolean
}

/**
 * Places of the words of a page. `offsets` holds start and end of each in the page's text; `boxes` holds left, top, width and height of
 * each as fractions of the page. Formats that flow have no boxes, and each entry is a line.
 */
export interface PageWords {
  offsets: Uint32Array
  boxes: Float32Array | null
}

interface PlacedLine {
  start: number
  end: number
  pieces?: Piece[]
}

/** Finds each word of a page among the pieces that its lines were made of; without pieces, each line. */
export function placeWords(text: string, lines: PlacedLine[], wordsMax: number): PageWords {
  if (!lines.some((line) => line.pieces))
    return {
      offsets: Uint32Array.from(lines.slice(0, wordsMax).flatMap(({ start, end }) => [start, end])),
      boxes: null,
    }
  const offsets: number[] = []
  const boxes: number[] = []
  for (const line of lines) {
    const letters = toLetters(line.pieces ?? [])
    const words = [...text.slice(line.start, line.end).matchAll(/\S+/g)]
    const written = words.reduce((sum, [word]) => sum + word.length, 0)
    // Tidying a line may have joined or dropped letters; its words then share the width by their length.
    const ratio = letters.length / written
    let at = 0
    for (const word of words) {
      const end = at + word[0].length
      const box = around(letters, Math.floor(at * ratio), Math.ceil(end * ratio))
      at = end
      if (!box || offsets.length >= wordsMax * 2) continue
      const start = line.start + word.index
      offsets.push(start, start + word[0].length)
      boxes.push(box[0], box[1], box[2] - box[0], box[3] - box[1])
    }
  }
  return { offsets: Uint32Array.from(offsets), boxes: Float32Array.from(boxes) }
}

/** Place of one letter in its piece, along the line: its begin and its end. */
interface Letter {
  piece: Piece
  from: number
  to: number
}

function toLetters(pieces: Piece[]): Letter[] {
  const letters: Letter[] = []
  for (const piece of pieces) {
    const first = letters.length
    let width = 0
    for (let at = 0; at < piece.text.length; at += 1) {
      const code = piece.text.charCodeAt(at)
      const from = width
      width += widths[code] ?? 1
      if (code > 32 && code !== 160) letters.push({ piece, from, to: width })
    }
    for (let at = first; at < letters.length; at += 1) {
      const letter = letters[at]
      if (!letter) continue
      letter.from /= width
      letter.to /= width
    }
  }
  return letters
}

// Proportional faces differ, but agree on which letters are narrow and which are wide.
const widths = Array.from({ length: 128 }, (_, code) => {
  const letter = String.fromCharCode(code)
  return /[iljtfrI.,:;'|!() ]/.test(letter) ? 0.55 : /[mwMW@%]/.test(letter) ? 1.6 : 1
})

function around(letters: Letter[], from: number, to: number): Box | null {
  let [left, top, right, bottom] = [1, 1, 0, 0]
  for (let at = from; at < Math.min(to, letters.length); at += 1) {
    const letter = letters[at]
    if (!letter) continue
    const { box, upright } = letter.piece
    const width = box[2] - box[0]
    left = Math.min(left, upright ? box[0] + width * letter.from : box[0])
    right = Math.max(right, upright ? box[0] + width * letter.to : box[2])
    top = Math.min(top, box[1])
    bottom = Math.max(bottom, box[3])
  }
  return left <= right ? [left, top, right, bottom] : null
}
