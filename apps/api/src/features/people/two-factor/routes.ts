import { api, asPerson, guarded } from '../../../http/api.ts'
import { confirmTwoFactor } from './confirm.ts'
import { renewCodes } from './renew-codes.ts'
import { startTwoFactor } from './start.ts'
import { turnTwoFactorOff } from './turn-off.ts'
import { viewTwoFactor } from './view.ts'

export const twoFactorRoutes = {
  view: api.twoFactor.view.handler(asPerson(viewTwoFactor)),
  start: api.twoFactor.start.handler(guarded('two-factor', startTwoFactor)),
  confirm: api.twoFactor.confirm.handler(guarded('two-factor', confirmTwoFactor)),
  renewCodes: api.twoFactor.renewCodes.handler(guarded('two-factor', renewCodes)),
  turnOff: api.twoFactor.turnOff.handler(guarded('two-factor', turnTwoFactorOff)),
}
