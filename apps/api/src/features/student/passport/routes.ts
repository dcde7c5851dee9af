import { api, inCompany, provedInCompany } from '../../../http/api.ts'
import { exportSealed } from './export.ts'
import { findByPassport } from './find.ts'
import { readPicture } from './read-picture.ts'
import { revealValue } from './reveal.ts'
import { savePassport } from './save.ts'
import { forgetReading } from './take-reading.ts'

export const passportRoutes = {
  save: api.passport.save.handler(inCompany(savePassport)),
  find: api.passport.find.handler(provedInCompany(findByPassport)),
  export: api.passport.export.handler(provedInCompany(exportSealed)),
  read: api.passport.read.handler(inCompany(readPicture)),
  forgetReading: api.passport.forgetReading.handler(inCompany(forgetReading)),
  reveal: api.passport.reveal.handler(inCompany(revealValue)),
}
