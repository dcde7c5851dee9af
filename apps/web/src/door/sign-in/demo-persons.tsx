import { useTranslation } from '../../lib/language/i18n'
import { accountClient as client } from '../../lib/session/account-client'
import type { Area } from '../../lib/session/area'
import { useLoaded } from '../use-loaded'
import classes from './sign-in.module.css'

interface DemoPersonsProps {
  area: Area
  choose: (email: string, password: string) => void
}

/** The demo's persons, one click from the form; only where the server says that they are true (product.md, Demo persons). */
export function DemoPersons({ area, choose }: DemoPersonsProps) {
  const { t } = useTranslation()
  const { data: demo } = useLoaded(() => client.demo.show({}))
  const persons = demo?.persons.filter((person) => person.area === area) ?? []
  if (!demo?.demo || !demo.password || persons.length === 0) return null
  const { password } = demo
  return (
    <section className={classes.demo}>
      <h2>{t('Demo sign-in')}</h2>
      <p>{t('All with the password {password}', { password })}</p>
      <ul>
        {persons.map(({ name, email }) => (
          <li key={email}>
            <button type="button" className={classes.person} onClick={() => choose(email, password)}>
              <span>{name}</span>
              <span>{email}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
