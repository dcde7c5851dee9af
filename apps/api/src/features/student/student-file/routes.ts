import { api, provedInCompany, signedIn } from '../../../http/api.ts'
import { makePdf, makePdfInClear } from './make.ts'

export const studentFileRoutes = {
  pdf: api.studentFile.pdf.handler(signedIn(makePdf)),
  pdfInClear: api.studentFile.pdfInClear.handler(provedInCompany(makePdfInClear)),
}
