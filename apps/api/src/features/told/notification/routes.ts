import { api, signedIn, visited } from '../../../http/api.ts'
import { choosePreset } from './choose-preset.ts'
import { countNotifications, markAll, markNotifications, unmarkAll } from './mark.ts'
import { chooseDelivery, saveTimeZone, viewSettings } from './settings.ts'
import { listNotifications } from './store.ts'
import { unsubscribe } from './unsubscribe.ts'

export const notificationRoutes = {
  list: api.notification.list.handler(signedIn(listNotifications)),
  count: api.notification.count.handler(signedIn(countNotifications)),
  mark: api.notification.mark.handler(signedIn(markNotifications)),
  markAll: api.notification.markAll.handler(signedIn(markAll)),
  unmarkAll: api.notification.unmarkAll.handler(signedIn(unmarkAll)),
  settings: api.notification.settings.handler(signedIn(viewSettings)),
  saveSettings: api.notification.saveSettings.handler(signedIn(chooseDelivery)),
  savePreset: api.notification.savePreset.handler(signedIn(choosePreset)),
  saveTimeZone: api.notification.saveTimeZone.handler(signedIn(saveTimeZone)),
  unsubscribe: api.notification.unsubscribe.handler(visited('unsubscribe', unsubscribe)),
}
