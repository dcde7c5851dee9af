import type { Box, Piece } from './page-words.ts'

/** A run of text on a PDF page; points, with y upwards. */
export interface Fragment {
  text: string
  left: number
  right: number
  base: number
  size: number
  upright: boolean
  box?: Box
  /** True on a page that runs from right to left: `left` and `right` are as in a mirror. */
  isMirrored?: boolean
}

/** Pieces of one line that no wide gap parts. */
export interface Segment {
  text: string
  left: number
  right: number
  base: number
  size: number
  pieces: Piece[]
  /** Says a date and nothing else. */
  isDate?: boolean
}
