import { api, signedIn } from '../../../http/api.ts'
import { listMailReport } from './list.ts'

export const mailReportRoutes = {
  list: api.mailReport.list.handler(signedIn(listMailReport)),
}
