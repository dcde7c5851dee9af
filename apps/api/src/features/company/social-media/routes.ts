import { api, inCompany } from '../../../http/api.ts'
import { addSocialMedia, getSocialMedia } from './save.ts'

export const socialMediaRoutes = {
  get: api.socialMedia.get.handler(inCompany(getSocialMedia)),
  add: api.socialMedia.add.handler(inCompany(addSocialMedia)),
}
