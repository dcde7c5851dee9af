import { api, inCompany } from '../../../http/api.ts'
import { reopenPair, setPairApart } from './decide.ts'
import { findDuplicates } from './find.ts'
import { listDuplicates, listMerges } from './list.ts'
import { mergeCandidates } from './merge.ts'
import { splitCandidates } from './split.ts'

export const duplicateRoutes = {
  find: api.duplicate.find.handler(inCompany(findDuplicates)),
  list: api.duplicate.list.handler(inCompany(listDuplicates)),
  setApart: api.duplicate.setApart.handler(inCompany(setPairApart)),
  reopen: api.duplicate.reopen.handler(inCompany(reopenPair)),
  merge: api.duplicate.merge.handler(inCompany(mergeCandidates)),
  split: api.duplicate.split.handler(inCompany(splitCandidates)),
  listMerge: api.duplicate.listMerge.handler(inCompany(listMerges)),
}
