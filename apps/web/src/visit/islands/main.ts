import '../visit.css'
import { showAccount } from './account'
import { offerWayBack } from './back'
import { followLanguage } from './language'
import { followTheme } from './theme'

showAccount()
followLanguage()
followTheme()
offerWayBack()
