import type { Parts } from '../../../db/scope/context.ts'
import { makePaper } from '../proof/make-paper.ts'
import { drawAgreement } from './draw.ts'

/** Makes the PDF of a signed agreement. */
export const makeAgreement = (parts: Parts, paperId: string): Promise<void> =>
  makePaper(parts, paperId, (paper) => drawAgreement(parts, paper))
