import { api, inCompany } from '../../../http/api.ts'
import { studentDoubles } from './kind.ts'

export const studentDuplicateRoutes = {
  list: api.studentDuplicate.list.handler(inCompany(studentDoubles.list)),
  setApart: api.studentDuplicate.setApart.handler(inCompany(studentDoubles.setApart)),
  reopen: api.studentDuplicate.reopen.handler(inCompany(studentDoubles.reopen)),
  merge: api.studentDuplicate.merge.handler(inCompany(studentDoubles.merge)),
  split: api.studentDuplicate.split.handler(inCompany(studentDoubles.split)),
  listMerge: api.studentDuplicate.listMerge.handler(inCompany(studentDoubles.listMerge)),
}
