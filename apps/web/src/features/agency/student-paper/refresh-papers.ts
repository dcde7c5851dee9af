import { api } from '../../../lib/call/client'
import { refresh } from '../../../lib/call/query-client'

/** Reads anew what shows papers: they are documents too, and a returned one is a task. */
export const refreshPapers = () => refresh(api.studentPaper, api.studentDocument, api.enrolment, api.task, api.bin)
