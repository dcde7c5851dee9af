import { api, signedIn } from '../../../http/api.ts'
import { viewResumeText } from './view-text.ts'

export const candidateSearchRoutes = {
  text: api.candidateSearch.text.handler(signedIn(viewResumeText)),
}
