import type { ReactNode } from 'react'
import { entryPaths as paths } from '../../entry-paths'
import { useTranslation } from '../../lib/language/i18n'
import { text } from '../../lib/language/text'
import { Brand } from '../../ui/brand'
import classes from './auth-layout.module.css'
import { CorridorDrawing } from './corridor-drawing'
import { LanguageSelect } from './language-select'

const panels = {
  admin: {
    title: text('Every list, every company, one desk'),
    words: text('Manage lookups, addresses, companies and the people who use them.'),
  },
  company: {
    title: text('Placements Made Easy With AI'),
    words: text('A robust AI-powered platform that makes placements faster and easier.'),
  },
  candidate: {
    title: text('Your next step, in plain sight'),
    words: text('Your profile, your documents and where your applications stand, in one place.'),
  },
}

/** The two columns of a sign-in page: the form, and a panel in the product's colour. */
export function AuthFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  const area = (Object.keys(panels) as (keyof typeof panels)[]).find((name) =>
    location.pathname.startsWith(`/${name}/`),
  )
  const panel = panels[area ?? 'company']
  return (
    <div className={classes.page}>
      <div className={classes.side}>
        <header className={classes.top}>
          <a href={paths.home} className={classes.home}>
            <Brand />
          </a>
          <LanguageSelect />
        </header>
        <main className={classes.main} tabIndex={-1}>
          <div className={classes.form}>{children}</div>
        </main>
      </div>
      <aside className={classes.panel}>
        <CorridorDrawing className={classes.drawing} />
        <div className={classes.words}>
          <h2>{t(panel.title)}</h2>
          <p>{t(panel.words)}</p>
        </div>
      </aside>
    </div>
  )
}
