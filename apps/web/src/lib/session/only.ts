import { type Access, mayCall } from '@corridor/contract/wire/access'
import { redirect } from '@tanstack/react-router'
import { paths } from '../../paths'
import { currentSession } from './session'

/** Keeps a page from people whose role may not make its call: `beforeLoad: only(access.hotlists.manage)`. */
export const only = (rule: Access) => () => {
  if (!mayCall(rule, currentSession()?.roles ?? [])) throw redirect({ to: paths.error.forbidden })
}
