import { CloseButton, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { Link, useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect, useId, useRef, useState } from 'react'
import { formatList } from '../../lib/format/format'
import { useTranslation } from '../../lib/language/i18n'
import { useSession } from '../../lib/session/session'
import { linkOf, type Section } from './menus'
import { searchSideList, sideListOf } from './side-list'
import classes from './side-list-panel.module.css'

/** The pages of a section in groups, and a search over their names and fields; Enter opens the first that it finds. */
export default function SideListPanel({ section }: { section: Section }) {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const id = useId()
  const list = useRef<HTMLElement>(null)
  const [typed, setTyped] = useState('')
  const all = sideListOf(section.base, useSession()?.roles ?? [])
  const groups = searchSideList(all, typed, t)
  const shown = groups.flatMap(({ links }) => links)
  const current = linkOf(
    { links: typed ? shown : all.flatMap(({ links }) => links.filter(({ isBelow }) => !isBelow)) },
    pathname,
  )

  // A long list scrolls by itself; a window that is low would hide where one is.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another current page is what moves the list.
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [current?.to])

  function open() {
    const first = shown[0]
    if (!first) return
    setTyped('')
    void navigate({ to: first.to })
  }

  return (
    <div className={classes.panel}>
      <TextInput
        type="text"
        role="searchbox"
        className={classes.search}
        aria-label={t('Search these pages')}
        aria-controls={id}
        placeholder={t('Search')}
        leftSection={<IconSearch size={16} aria-hidden />}
        rightSection={typed && <CloseButton size="sm" aria-label={t('Clear search')} onClick={() => setTyped('')} />}
        maxLength={100}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') setTyped('')
          else if (event.key === 'Enter' && typed) open()
        }}
      />
      <nav ref={list} id={id} className={classes.list} aria-label={t(section.label)}>
        {groups.map(({ label, links }) => (
          <section key={label} aria-labelledby={`${id}-${label}`}>
            <h2 id={`${id}-${label}`} className={classes.group}>
              {t(label)}
            </h2>
            <ul>
              {links.map(({ to, label: name, found }) => (
                <li key={to}>
                  <Link
                    to={to}
                    className={classes.link}
                    activeOptions={{ includeSearch: false, exact: true }}
                    {...(to === current?.to ? { 'aria-current': 'page' as const } : {})}
                  >
                    {t(name)}
                    {found && <span className={classes.found}>{formatList(found.map((field) => t(field)))}</span>}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </nav>
      <p role="status" className={classes.none}>
        {shown.length === 0 && t('No Results Found')}
      </p>
    </div>
  )
}
