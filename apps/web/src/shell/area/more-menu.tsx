import { Menu } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../lib/language/i18n'
import { AnchoredMenu } from '../../lib/late/anchored'
import type { LateMenuProps } from '../../lib/late/use-late-menu'
import type { Section } from './menus'
import { MoreIcon } from './more-icon'

interface MoreMenuProps extends LateMenuProps {
  sections: readonly Section[]
  current: Section | undefined
}

/** The sections that the rail has no room for, in their order. */
export default function MoreMenu({ sections, current, ...menu }: MoreMenuProps) {
  const { t } = useTranslation()
  return (
    <AnchoredMenu {...menu} position="right-end" width={220}>
      {sections.map((section) => {
        const { label, icon, base, links } = section
        return (
          <Menu.Item
            key={base}
            component={Link}
            to={links[0]?.to ?? base}
            leftSection={<MoreIcon icon={icon} />}
            {...(section === current ? { 'aria-current': 'true' as const } : {})}
          >
            {t(label)}
          </Menu.Item>
        )
      })}
    </AnchoredMenu>
  )
}
