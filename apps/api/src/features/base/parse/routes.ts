import { api, inCompany } from '../../../http/api.ts'
import { extractJob } from './extract-job.ts'
import { parseResume, viewParse, viewParseText } from './parse-resume.ts'

export const parseRoutes = {
  jdExtractor: api.parse.jdExtractor.handler(inCompany(extractJob)),
  resumeParser: api.parse.resumeParser.handler(inCompany(parseResume)),
  parse: api.parse.parse.handler(inCompany(viewParse)),
  parseText: api.parse.parseText.handler(inCompany(viewParseText)),
}
