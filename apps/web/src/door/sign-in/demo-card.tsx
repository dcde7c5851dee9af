import { lookNames, lookPath, looks } from '@corridor/contract/flow/demo/looks'
import { useTranslation } from '../../lib/language/i18n'
import type { Area } from '../../lib/session/area'
import { DemoStrip } from '../../ui/demo-strip'
import classes from './sign-in.module.css'
import type { Demo } from './use-look'
import '../../ui/demo-strip.css'

interface DemoCardProps {
  demo: Demo
  area: Area
  choose: (email: string, password: string) => void
}

/** The demo's way in with one press, and its persons for the form; only where the server says that they are true (product.md, Demo persons). */
export default function DemoCard({ demo: { password, persons }, area, choose }: DemoCardProps) {
  const { t } = useTranslation()
  return (
    <div className={classes.demo}>
      <DemoStrip
        words={t('Corridor is the back office of staffing and study placement firms. This demo holds a made-up year.')}
        ask={t('Look around as')}
        links={looks.map((look) => ({ label: t(lookNames[look]), to: lookPath(look) }))}
      />
      <details className={classes.persons}>
        <summary>{t('Sign in by hand')}</summary>
        <p>{t('All with the password {password}', { password })}</p>
        <ul>
          {persons
            .filter((person) => person.area === area)
            .map(({ name, email }) => (
              <li key={email}>
                <button type="button" className={classes.person} onClick={() => choose(email, password)}>
                  <span>{name}</span>
                  <span>{email}</span>
                </button>
              </li>
            ))}
        </ul>
      </details>
    </div>
  )
}
