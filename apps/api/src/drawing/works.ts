import { drawPdf } from '../pdf/draw-pdf.ts'
import { countPages, joinPdfs } from '../pdf/join-pdfs.ts'
import { signPdf } from '../pdf/sign-pdf.ts'
import { tableBytes } from '../platform/table/write-table.ts'

/** Works of a drawing thread, by name: plain data in, bytes or a number out. The code that draws is loaded by the threads alone. */
export const works = {
  paper: drawPdf,
  table: tableBytes,
  join: joinPdfs,
  countPages,
  sign: signPdf,
} as const satisfies Record<string, (given: never) => Promise<Uint8Array | number>>
export type Works = typeof works
