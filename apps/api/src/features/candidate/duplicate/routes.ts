import { api, inCompany } from '../../../http/api.ts'
import { findDuplicates } from './find.ts'
import { candidateDoubles } from './kind.ts'

export const duplicateRoutes = {
  find: api.duplicate.find.handler(inCompany(findDuplicates)),
  list: api.duplicate.list.handler(inCompany(candidateDoubles.list)),
  setApart: api.duplicate.setApart.handler(inCompany(candidateDoubles.setApart)),
  reopen: api.duplicate.reopen.handler(inCompany(candidateDoubles.reopen)),
  merge: api.duplicate.merge.handler(inCompany(candidateDoubles.merge)),
  split: api.duplicate.split.handler(inCompany(candidateDoubles.split)),
  listMerge: api.duplicate.listMerge.handler(inCompany(candidateDoubles.listMerge)),
}
