import { api, inCompany } from '../../../http/api.ts'
import { addBranding, getBranding, saveCover } from './save.ts'

export const brandingRoutes = {
  get: api.branding.get.handler(inCompany(getBranding)),
  add: api.branding.add.handler(inCompany(addBranding)),
  saveCover: api.branding.saveCover.handler(inCompany(saveCover)),
}
