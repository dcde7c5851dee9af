import { api, inCompany, signedIn } from '../../../http/api.ts'
import { addInstitution, deleteInstitution, updateInstitution } from './save.ts'
import { listInstitutions } from './store.ts'
import { viewInstitutionTimeline } from './timeline.ts'
import { viewInstitution } from './view.ts'

export const institutionRoutes = {
  list: api.institution.list.handler(signedIn(listInstitutions)),
  add: api.institution.add.handler(inCompany(addInstitution)),
  view: api.institution.view.handler(signedIn(viewInstitution)),
  timeline: api.institution.timeline.handler(signedIn(viewInstitutionTimeline)),
  update: api.institution.update.handler(inCompany(updateInstitution)),
  delete: api.institution.delete.handler(inCompany(deleteInstitution)),
}
