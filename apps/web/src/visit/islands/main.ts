import '../../ui/fonts.css?steady'
import '../visit.css'
import { showAccount } from './account'
import { offerWayBack } from './back'
import { followLanguage } from './language'
import { markNew } from './new-since'
import { followTheme } from './theme'
import { followZone } from './zone'

showAccount()
followLanguage()
followTheme()
followZone()
offerWayBack()
markNew()
