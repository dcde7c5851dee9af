import { api, inCompany } from '../../../http/api.ts'
import { reopenPair, setPairApart } from './decide.ts'
import { findDuplicates } from './find.ts'
import { listDuplicates, listMerges } from './list.ts'
import { mergeCandidates } from './merge.ts'
import { splitCandidates } from './split.ts'

export const candidateMatchRoutes = {
  find: api.candidateMatch.find.handler(inCompany(findDuplicates)),
  list: api.candidateMatch.list.handler(inCompany(listDuplicates)),
  setApart: api.candidateMatch.setApart.handler(inCompany(setPairApart)),
  reopen: api.candidateMatch.reopen.handler(inCompany(reopenPair)),
  merge: api.candidateMatch.merge.handler(inCompany(mergeCandidates)),
  split: api.candidateMatch.split.handler(inCompany(splitCandidates)),
  listMerge: api.candidateMatch.listMerge.handler(inCompany(listMerges)),
}
