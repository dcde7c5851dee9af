/** A sign that may stand in a cell instead, and how far behind the first it is: 0 as likely, 1 not at all. */
export interface Rival {
  sign: string
  behind: number
}

/** A cell of a zone as the picture shows it. A sign of `?` was not clear enough to be told. */
export interface Cell {
  sign: string
  /** From 0 to 1: how far the next likely sign is behind. */
  sure: number
  /** Other signs that are near, the nearest first. */
  rivals: Rival[]
}

/** Cells of a plain text, each of full sureness. */
export const cellsOf = (text: string): Cell[] => [...text].map((sign) => ({ sign, sure: 1, rivals: [] }))
