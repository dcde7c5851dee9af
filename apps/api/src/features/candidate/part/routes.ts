import { api, inCompany, signedIn } from '../../../http/api.ts'
import { addContact, addParts, deletePart, updatePart } from './save.ts'
import { listParts } from './store.ts'
import { partSpecs } from './tables.ts'

const calls = api.part

export const partRoutes = {
  'candidate-history': {
    list: calls['candidate-history'].list.handler(signedIn(listParts(partSpecs['candidate-history']))),
    add: calls['candidate-history'].add.handler(inCompany(addParts('candidate-history'))),
    update: calls['candidate-history'].update.handler(inCompany(updatePart('candidate-history'))),
    delete: calls['candidate-history'].delete.handler(inCompany(deletePart('candidate-history'))),
  },
  'candidate-education': {
    list: calls['candidate-education'].list.handler(signedIn(listParts(partSpecs['candidate-education']))),
    add: calls['candidate-education'].add.handler(inCompany(addParts('candidate-education'))),
    update: calls['candidate-education'].update.handler(inCompany(updatePart('candidate-education'))),
    delete: calls['candidate-education'].delete.handler(inCompany(deletePart('candidate-education'))),
  },
  'candidate-certification': {
    list: calls['candidate-certification'].list.handler(signedIn(listParts(partSpecs['candidate-certification']))),
    add: calls['candidate-certification'].add.handler(inCompany(addParts('candidate-certification'))),
    update: calls['candidate-certification'].update.handler(inCompany(updatePart('candidate-certification'))),
    delete: calls['candidate-certification'].delete.handler(inCompany(deletePart('candidate-certification'))),
  },
  'candidate-language': {
    list: calls['candidate-language'].list.handler(signedIn(listParts(partSpecs['candidate-language']))),
    add: calls['candidate-language'].add.handler(inCompany(addParts('candidate-language'))),
    update: calls['candidate-language'].update.handler(inCompany(updatePart('candidate-language'))),
    delete: calls['candidate-language'].delete.handler(inCompany(deletePart('candidate-language'))),
  },
  'candidate-contact': {
    list: calls['candidate-contact'].list.handler(signedIn(listParts(partSpecs['candidate-contact']))),
    add: calls['candidate-contact'].add.handler(inCompany(addParts('candidate-contact'))),
    update: calls['candidate-contact'].update.handler(inCompany(updatePart('candidate-contact'))),
    delete: calls['candidate-contact'].delete.handler(inCompany(deletePart('candidate-contact'))),
    stepSeven: calls['candidate-contact'].stepSeven.handler(inCompany(addContact)),
  },
}
