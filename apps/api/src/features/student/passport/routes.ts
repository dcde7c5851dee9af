import { api, inCompany } from '../../../http/api.ts'
import { revealValue } from './reveal.ts'
import { savePassport } from './save.ts'

export const passportRoutes = {
  save: api.passport.save.handler(inCompany(savePassport)),
  reveal: api.passport.reveal.handler(inCompany(revealValue)),
}
