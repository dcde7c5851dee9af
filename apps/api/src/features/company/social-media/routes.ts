import { api, inCompany } from '../../../http/api.ts'
import { addSocialMedia, getSocialMedia } from './save.ts'

export const companySocialMediaRoutes = {
  get: api.companySocialMedia.get.handler(inCompany(getSocialMedia)),
  add: api.companySocialMedia.add.handler(inCompany(addSocialMedia)),
}
