import '../../ui/fonts.css?steady'
import '../visit.css'
import { showAccount } from './account'
import { offerWayBack } from './back'
import { followLanguage } from './language'
import { followTheme } from './theme'
import { followZone } from './zone'

showAccount()
followLanguage()
followTheme()
followZone()
offerWayBack()
