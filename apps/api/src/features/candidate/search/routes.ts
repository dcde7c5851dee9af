import { api, signedIn } from '../../../http/api.ts'
import { viewResumeText } from './view-text.ts'

export const searchRoutes = {
  text: api.search.text.handler(signedIn(viewResumeText)),
}
