import { api, inCompany } from '../../http/api.ts'
import { parseResume, viewParse, viewParseText } from './parse-resume.ts'

export const agentRoutes = {
  resumeParser: api.agent.resumeParser.handler(inCompany(parseResume)),
  parse: api.agent.parse.handler(inCompany(viewParse)),
  parseText: api.agent.parseText.handler(inCompany(viewParseText)),
}
