import { api, signedIn } from '../../../http/api.ts'
import { deleteDraft } from './delete.ts'
import { saveDraft } from './save.ts'
import { viewDraft } from './view.ts'

export const draftRoutes = {
  save: api.draft.save.handler(signedIn(saveDraft)),
  view: api.draft.view.handler(signedIn(viewDraft)),
  delete: api.draft.delete.handler(signedIn(deleteDraft)),
}
