import { api, inCompany } from '../../../http/api.ts'
import { vendorDoubles } from './kind.ts'

export const vendorDuplicateRoutes = {
  list: api.vendorDuplicate.list.handler(inCompany(vendorDoubles.list)),
  setApart: api.vendorDuplicate.setApart.handler(inCompany(vendorDoubles.setApart)),
  reopen: api.vendorDuplicate.reopen.handler(inCompany(vendorDoubles.reopen)),
  merge: api.vendorDuplicate.merge.handler(inCompany(vendorDoubles.merge)),
  split: api.vendorDuplicate.split.handler(inCompany(vendorDoubles.split)),
  listMerge: api.vendorDuplicate.listMerge.handler(inCompany(vendorDoubles.listMerge)),
}
