import { access } from '@corridor/contract/wire/access'
import { IconFlask } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Area } from '../../../../lib/area'
import { api } from '../../../../lib/client'
import { useTranslation } from '../../../../lib/i18n'
import { useMay } from '../../../../lib/session'
import { paths } from '../../../../paths'
import { TextLink } from '../../../../ui/link'
import classes from './test-ribbon.module.css'

/** Says on every page that nothing leaves, to whoever it is true for, with the way to what changes that. `tell` learns whether it does. */
export default function TestRibbon({ area, tell }: { area: Area; tell: (isTest: boolean) => void }) {
  const { t } = useTranslation()
  const mode = useQuery(api.houseServer.mode.queryOptions({ input: {} }))
  const maySetUp = useMay(area === 'admin' ? access.houseServer.manage : access.mailboxes.manage)
  const isTest = mode.data?.isTest
  useEffect(() => {
    if (isTest !== undefined) tell(isTest)
  }, [isTest, tell])
  if (!isTest) return null
  return (
    <div className={classes.ribbon}>
      <IconFlask size={16} aria-hidden />
      <span className={classes.words}>{t('Test mode: nothing leaves this machine')}</span>
      {maySetUp && (
        <TextLink to={area === 'admin' ? paths.admin.houseServer : paths.company.listMailbox}>
          {t('Set up email')}
        </TextLink>
      )}
    </div>
  )
}
