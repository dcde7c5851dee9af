interface Piece {
  text: string
  left: number
  right: number
  size: number
}

const blankEms = 0.12

/** Joins runs of one line: a blank where the gap is one, none inside a word, letter-spaced words made whole. */
export function joinFragments(pieces: Piece[]): string {
  const blankFrom = isSpread(pieces) ? Math.max(medianGap(pieces) * 1.6, sizeOf(pieces) * 0.45) : null
  let text = ''
  let before: Piece | undefined
  for (const piece of pieces) {
    const gap = before ? Math.max(piece.left - before.right, before.left - piece.right) : 0
    const isBlank = gap > (blankFrom ?? piece.size * blankEms)
    if (before && isBlank && !text.endsWith(' ') && !piece.text.startsWith(' ')) text += ' '
    text += piece.text
    before = piece
  }
  return text.trim()
}

/** True if a line is set letter by letter with a gap after each. */
export const isSpread = (pieces: Piece[]) =>
  pieces.length > 3 &&
  pieces.filter((piece) => [...piece.text].length === 1).length > pieces.length * 0.8 &&
  medianGap(pieces) > sizeOf(pieces) * blankEms

const sizeOf = (pieces: Piece[]) => pieces[0]?.size ?? 0

function medianGap(pieces: Piece[]): number {
  const gaps = pieces.slice(1).map((piece, at) => piece.left - (pieces[at]?.right ?? piece.left))
  return gaps.sort((one, other) => one - other)[Math.floor(gaps.length / 2)] ?? 0
}
