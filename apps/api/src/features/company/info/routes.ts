import { api, inCompany } from '../../../http/api.ts'
import { addInfo, getInfo } from './save.ts'

export const infoRoutes = {
  get: api.info.get.handler(inCompany(getInfo)),
  add: api.info.add.handler(inCompany(addInfo)),
}
