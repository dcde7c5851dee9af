import { personName } from '@corridor/contract/format/person-name'
import { dashboardPath, landingPath } from '../../lib/session/area'
import { type Session, storedSession } from '../../lib/session/stored-session'

/** Puts the account's menu in the place of the logins for whoever is signed in, and leads them home to their work. */
export function showAccount() {
  const session = storedSession()
  const template = document.querySelector<HTMLTemplateElement>('template[data-account-menu]')
  const place = document.querySelector('[data-account]')
  if (!session || !template || !place) return
  const menu = document.importNode(template.content, true)
  fillIn(menu, session, template.dataset.label ?? '')
  place.replaceChildren(menu)
  document.querySelector('[data-logins]')?.remove()
  lead('home', landingPath(session))
  lead('dashboard', dashboardPath(session))
  closeOnLeave(place)
}

function lead(mark: 'home' | 'dashboard', path: string) {
  for (const link of document.querySelectorAll<HTMLAnchorElement>(`a[data-${mark}]`)) link.href = path
}

function fillIn(menu: DocumentFragment, { user, roles }: Session, label: string) {
  const name = personName(user, user.companyInfo?.settings ?? null)
  const put = (mark: string, words: string) => {
    const element = menu.querySelector(`[data-${mark}]`)
    if (words) element?.append(words)
    else element?.remove()
  }
  const initials = [user.firstName, user.lastName]
    .map((part) => [...part][0] ?? '')
    .join('')
    .toLocaleUpperCase()
  menu.querySelector('summary')?.setAttribute('aria-label', label.replace('{name}', `${name} (${initials})`))
  put('initials', initials)
  put('name', name)
  put('mail', user.email)
  put('plan', user.companyInfo?.plan ?? '')
  for (const badge of menu.querySelectorAll<HTMLElement>('[data-role]')) {
    if (!roles.some((role) => role === badge.dataset.role)) badge.remove()
  }
}

function closeOnLeave(place: Element) {
  const menu = place.querySelector('details')
  if (!menu) return
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Node && !menu.contains(target)) menu.open = false
  })
  menu.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return
    menu.open = false
    menu.querySelector('summary')?.focus()
  })
}
