import { api } from '../../../lib/call/client'
import { refresh } from '../../../lib/call/query-client'

/** Reads anew what shows papers: they are documents too, a returned one is a task, and one may meet a condition. */
export const refreshPapers = () =>
  refresh(api.studentPaper, api.studentDocument, api.studentApplication, api.enrolment, api.task, api.bin)
