interface Piece {
  text: string
  left: number
  right: number
  size: number
}

/** Joins runs of one line: a blank where the gap is one, none inside a word, letter-spaced words made whole. */
export function joinFragments(pieces: Piece[]): string {
  const spread =
    pieces.length > 3 && pieces.filter((piece) => [...piece.text].length === 1).length > pieces.length * 0.8
  const blankFrom = spread ? widestGap(pieces) * 0.7 : 0
  let text = ''
  let before: Piece | undefined
  for (const piece of pieces) {
    const gap = before ? piece.left - before.right : 0
    const isBlank = spread ? gap > blankFrom && gap > piece.size * 0.45 : gap > piece.size * 0.12
    if (before && isBlank && !text.endsWith(' ') && !piece.text.startsWith(' ')) text += ' '
    text += piece.text
    before = piece
  }
  return text.trim()
}

const widestGap = (pieces: Piece[]) =>
  Math.max(...pieces.slice(1).map((piece, at) => piece.left - (pieces[at]?.right ?? piece.left)))
