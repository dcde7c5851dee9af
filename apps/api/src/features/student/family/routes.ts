import { api, inCompany, signedIn } from '../../../http/api.ts'
import { addRelative } from './add.ts'
import { linkRelative, unlinkRelative } from './link.ts'
import { takeOver } from './take-over.ts'
import { viewFamily } from './view.ts'

export const familyRoutes = {
  view: api.family.view.handler(signedIn(viewFamily)),
  link: api.family.link.handler(inCompany(linkRelative)),
  unlink: api.family.unlink.handler(inCompany(unlinkRelative)),
  takeOver: api.family.takeOver.handler(inCompany(takeOver)),
  add: api.family.add.handler(inCompany(addRelative)),
}
