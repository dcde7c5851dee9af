import { type LookupKind, lookupKinds } from '@corridor/contract/base/lookup/kinds'
import { type Setting, settingKinds } from '@corridor/contract/base/lookup/shapes'
import { api, signedIn } from '../../../http/api.ts'
import { addLookup } from './add.ts'
import { deleteLookup } from './delete.ts'
import { listLookups } from './store.ts'
import { updateLookup } from './update.ts'

const routesOf = (kind: LookupKind) => ({
  list: api.lookup[kind].list.handler(signedIn(listLookups(kind))),
  add: api.lookup[kind].add.handler(signedIn(addLookup(kind))),
  update: api.lookup[kind].update.handler(signedIn(updateLookup(kind))),
  delete: api.lookup[kind].delete.handler(signedIn(deleteLookup(kind))),
})

export const lookupRoutes = Object.fromEntries(lookupKinds.map((kind) => [kind, routesOf(kind)])) as Record<
  LookupKind,
  ReturnType<typeof routesOf>
>

const settingRoute = (name: Setting) => api.setting[name].handler(signedIn(listLookups(settingKinds[name])))

export const settingRoutes = Object.fromEntries(
  (Object.keys(settingKinds) as Setting[]).map((name) => [name, settingRoute(name)]),
) as Record<Setting, ReturnType<typeof settingRoute>>
