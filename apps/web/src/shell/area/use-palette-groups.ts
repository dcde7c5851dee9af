import { useState } from 'react'
import { pageActs } from '../../lib/keys/page-acts'
import { useShownKeys } from '../../lib/keys/page-keys'
import { useTranslation } from '../../lib/language/i18n'
import type { Area } from '../../lib/session/area'
import { useSession } from '../../lib/session/session'
import type { Section } from './menus'
import { pagesOf } from './pages-of'
import { recents } from './recents'
import type { Target } from './record-kinds'
import { useFoundHelp } from './use-found-help'
import { useFoundRecords } from './use-found-records'

interface Group {
  /** A key. */
  label: string
  targets: Target[]
}

// As many as leave what was open before in sight.
const actsMax = 6

/**
 * The groups of the palette: what can be done here, what was open before, pages, and records as they are found; the place of a search over
 * everything is the last. With `>` before it, only what can be done; with `?`, articles of Help.
 */
export function usePaletteGroups(area: Area, menu: readonly Section[], typed: string) {
  const { t } = useTranslation()
  const roles = useSession()?.roles ?? []
  const keys = useShownKeys()
  // The page as it stood when the palette opened over it.
  const [acts] = useState(() => pageActs(keys, t).map((act) => ({ ...act, to: `>${act.label}` })))
  const [last] = useState(recents)
  const mode = typed.startsWith('>') ? 'acts' : typed.startsWith('?') ? 'help' : 'all'
  const words = mode === 'all' ? typed : typed.slice(1).trim()
  const help = useFoundHelp(mode === 'help' ? words : undefined)
  const records = useFoundRecords(area, mode === 'all' ? typed : '')
  const fitting = (targets: Target[], max = targets.length) => targets.filter(fits(words)).slice(0, max)

  const pages = pagesOf(menu, roles, words, t)
  const groups: Record<typeof mode, Group[]> = {
    acts: [
      { label: 'On this page', targets: fitting(acts) },
      { label: 'Pages', targets: pages.filter(({ to }) => /\/(add|send)-/.test(to)) },
    ],
    help: [{ label: 'Help', targets: help.targets }],
    all: [
      { label: 'On this page', targets: fitting(acts, actsMax) },
      { label: 'Last opened', targets: fitting(last) },
      // The pages before the records: they are there at once, and what comes later stands below them.
      { label: 'Pages', targets: pages },
      ...records.groups,
    ],
  }
  return {
    groups: byName(words, groups[mode]).filter(({ targets }) => targets.length > 0),
    isLooking: help.isLooking || records.isLooking,
    error: help.error ?? records.error,
  }
}

/** Whatever is called exactly as was typed stands on top. */
function byName(typed: string, groups: Group[]): Group[] {
  const name = typed.trim().toLocaleLowerCase()
  const isNamed = ({ label }: Target) => label.toLocaleLowerCase() === name
  const first = (isFirst: boolean) => (isFirst ? 0 : 1)
  return groups
    .map((group) => ({
      ...group,
      targets: group.targets.toSorted((one, other) => first(isNamed(one)) - first(isNamed(other))),
    }))
    .toSorted((one, other) => first(one.targets.some(isNamed)) - first(other.targets.some(isNamed)))
}

function fits(typed: string) {
  const words = typed.toLocaleLowerCase().split(/\s+/)
  return ({ label, hint }: Target) => words.every((word) => `${label} ${hint}`.toLocaleLowerCase().includes(word))
}
