import { api, inCompany, signedIn } from '../../../http/api.ts'
import { addNote, deleteNote, saveStepThree, updateNote } from './save.ts'
import { listNotes } from './store.ts'

export const vendorNoteRoutes = {
  list: api.vendorNote.list.handler(signedIn(listNotes)),
  add: api.vendorNote.add.handler(inCompany(addNote)),
  stepThree: api.vendorNote.stepThree.handler(inCompany(saveStepThree)),
  update: api.vendorNote.update.handler(inCompany(updateNote)),
  delete: api.vendorNote.delete.handler(inCompany(deleteNote)),
}
