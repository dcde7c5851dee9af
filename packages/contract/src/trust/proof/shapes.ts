import * as z from 'zod'
import { StoredFile } from '../../base/file/shapes.ts'
import { languages } from '../../wire/language.ts'
import { moment, recordId } from '../../wire/record.ts'
import { drawing, paperKinds, paperStates } from './kinds.ts'

/** A paper that was handed out, for those whose it is. */
export const Paper = z.object({
  _id: recordId,
  createDate: moment,
  version: z.string(),
  state: z.enum(paperStates),
  language: z.enum(languages),
  companyName: z.string(),
  /** In groups, as it stands on the paper. */
  code: z.string(),
  validUntil: moment.nullable(),
  /** Name of the signer, as they wrote it. */
  signerName: z.string().nullable(),
  revokedDate: moment.nullable(),
  revokeReason: z.string().nullable(),
  /** Null while the PDF is being made. */
  fileInfo: z.array(StoredFile),
})
export type Paper = z.infer<typeof Paper>

/** Facts that anybody learns of a paper by its code. */
export const PaperCheck = z.object({
  kind: z.enum(paperKinds),
  version: z.string(),
  companyName: z.string(),
  state: z.enum(paperStates),
  code: z.string(),
  issuedDate: moment,
  validUntil: moment.nullable(),
  revokedDate: moment.nullable(),
})
export type PaperCheck = z.infer<typeof PaperCheck>

const coordinate = z.int().min(0).max(drawing.side)
const point = z.tuple([coordinate, coordinate])

/** A name as it was drawn: strokes of points, each across and down. */
export const NameDrawing = z.array(z.array(point).min(1).max(drawing.pointsMax)).min(1).max(drawing.strokesMax)
export type NameDrawing = z.infer<typeof NameDrawing>

/** A text as it is shown; its hash goes back with a signing. */
export const ShownText = z.object({
  version: z.string(),
  holdsFrom: z.iso.date(),
  language: z.enum(languages),
  title: z.string(),
  /** A line that begins with `# ` is a heading, an empty line ends a paragraph. */
  body: z.string(),
  textHash: z.string(),
})
export type ShownText = z.infer<typeof ShownText>
