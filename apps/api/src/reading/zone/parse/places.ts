import type { Cell } from '../cell.ts'
import type { Span } from './layout.ts'
import { type Kind, type Settled, settle } from './settle.ts'

export type Lines = readonly (readonly Cell[])[]

/** A cell's place: its line and its number in it, both from 0. */
export interface Place {
  line: number
  at: number
}

export const untold: Cell = { sign: '?', sure: 0, rivals: [] }

export const placesOf = ({ line, from, to }: Span): Place[] =>
  Array.from({ length: to - from }, (_, step) => ({ line, at: from + step }))

export const settleAt = (lines: Lines, { line, at }: Place, kind: Kind): Settled =>
  settle(lines[line]?.[at] ?? untold, kind)
