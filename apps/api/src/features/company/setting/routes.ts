import { api, inCompany } from '../../../http/api.ts'
import { addSettings, getSettings } from './save.ts'

export const companySettingRoutes = {
  get: api.companySetting.get.handler(inCompany(getSettings)),
  add: api.companySetting.add.handler(inCompany(addSettings)),
}
