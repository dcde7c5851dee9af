import { access } from '@corridor/contract/wire/access'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../lib/call/client'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { RecordCard } from '../../../lib/record/record-card'
import { useMay } from '../../../lib/session/session'
import { paths } from '../../../paths'
import { TextLink } from '../../../ui/link'
import classes from './branding.module.css'

/** Facts that the company has not told yet, each with the page where an Owner tells it; nothing if all is there, or for those who cannot change it. */
export function Missing() {
  const { t } = useTranslation()
  const mayChange = useMay(access.setup.manage)
  const sections = useQuery({ ...api.company.sections.queryOptions({ input: {} }), enabled: mayChange })
  const info = useQuery({ ...api.info.get.queryOptions({ input: {} }), enabled: mayChange })
  const branding = useQuery({ ...api.branding.get.queryOptions({ input: {} }), enabled: mayChange })
  const returned = sections.data?.data.some(({ state }) => state === 'returned')
  const missing = [
    ...(returned ? [{ label: text('Sections that were returned'), to: paths.company.accountDetails }] : []),
    ...(info.data && !info.data.data ? [{ label: text('Company Info'), to: paths.company.info }] : []),
    ...(branding.data && !branding.data.data?.companyLogo
      ? [{ label: text('Branding'), to: paths.company.branding }]
      : []),
  ]
  if (!mayChange || missing.length === 0) return null
  return (
    <RecordCard title="Finish setup">
      <ul className={classes.missing} aria-label={t('Finish setup')}>
        {missing.map(({ label, to }) => (
          <li key={to}>
            <TextLink to={to}>{t(label)}</TextLink>
          </li>
        ))}
      </ul>
    </RecordCard>
  )
}
