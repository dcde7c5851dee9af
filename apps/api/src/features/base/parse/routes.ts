import { api, inCompany } from '../../../http/api.ts'
import { extractJob } from './extract-job.ts'
import { parseResume, viewParse, viewParseText } from './parse-resume.ts'

export const agentRoutes = {
  jdExtractor: api.agent.jdExtractor.handler(inCompany(extractJob)),
  resumeParser: api.agent.resumeParser.handler(inCompany(parseResume)),
  parse: api.agent.parse.handler(inCompany(viewParse)),
  parseText: api.agent.parseText.handler(inCompany(viewParseText)),
}
