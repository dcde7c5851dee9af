import { api, inCompany, signedIn } from '../../../http/api.ts'
import { addNote } from './add.ts'
import { deleteNote } from './delete.ts'
import { offerPeople } from './mentions.ts'
import { listNotes } from './store.ts'
import { updateNote } from './update.ts'

export const noteRoutes = {
  list: api.note.list.handler(signedIn(listNotes)),
  people: api.note.people.handler(inCompany(offerPeople)),
  add: api.note.add.handler(inCompany(addNote)),
  update: api.note.update.handler(inCompany(updateNote)),
  delete: api.note.delete.handler(inCompany(deleteNote)),
}
