import { api, inCompany, signedIn } from '../../../http/api.ts'
import { addHotlist } from './add.ts'
import { copyHotlist, mergeHotlist } from './copy.ts'
import { deleteHotlist } from './delete.ts'
import { addMembers, removeMembers } from './members.ts'
import { moveCandidate, noteCandidate, viewPlaces } from './places.ts'
import { listHotlists } from './store.ts'
import { updateHotlist } from './update.ts'
import { viewHotlist } from './view.ts'

export const hotlistRoutes = {
  list: api.hotlist.list.handler(signedIn(listHotlists)),
  listHotlist: api.hotlist.listHotlist.handler(signedIn(listHotlists)),
  add: api.hotlist.add.handler(inCompany(addHotlist)),
  view: api.hotlist.view.handler(signedIn(viewHotlist)),
  update: api.hotlist.update.handler(inCompany(updateHotlist)),
  delete: api.hotlist.delete.handler(inCompany(deleteHotlist)),
  addCandidates: api.hotlist.addCandidates.handler(inCompany(addMembers)),
  places: api.hotlist.places.handler(signedIn(viewPlaces)),
  moveCandidate: api.hotlist.moveCandidate.handler(inCompany(moveCandidate)),
  noteCandidate: api.hotlist.noteCandidate.handler(inCompany(noteCandidate)),
  copy: api.hotlist.copy.handler(inCompany(copyHotlist)),
  merge: api.hotlist.merge.handler(inCompany(mergeHotlist)),
  removeCandidates: api.hotlist.removeCandidates.handler(inCompany(removeMembers)),
}
