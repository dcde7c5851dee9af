import { api, inCompany, signedIn } from '../../../http/api.ts'
import { makeDossier } from './make.ts'
import { viewDossier } from './view.ts'

export const dossierRoutes = {
  view: api.dossier.view.handler(signedIn(viewDossier)),
  make: api.dossier.make.handler(inCompany(makeDossier)),
}
