import { IconHistory, IconNews, IconTransfer, IconTrash } from '@tabler/icons-react'
import type { MenuIcon } from '../../lib/pages'
import { railIcons } from './rail-icons'

const icons: typeof railIcons = {
  ...railIcons,
  bin: IconTrash,
  history: IconHistory,
  news: IconNews,
  transfer: IconTransfer,
}

/** The sign of any section. */
export function MoreIcon({ icon }: { icon: MenuIcon }) {
  const Icon = icons[icon]
  return Icon && <Icon size={18} aria-hidden />
}
