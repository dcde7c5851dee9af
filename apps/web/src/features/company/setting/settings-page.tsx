import type { CompanySettingsView } from '@corridor/contract/company/setting/shapes'
import { zoneText } from '@corridor/contract/format/time-zones'
import { access } from '@corridor/contract/wire/access'
import { Button } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { api } from '../../../lib/call/client'
import { useTranslation } from '../../../lib/language/i18n'
import { late } from '../../../lib/late/late'
import { RecordCard } from '../../../lib/record/record-card'
import { RecordQuery } from '../../../lib/record/record-query'
import { only } from '../../../lib/session/only'
import { useMay } from '../../../lib/session/session'
import { PageHeader } from '../../../ui/page-header'
import classes from './settings-page.module.css'
import { patternNames } from './words'

const loadDialog = () => import('./settings-dialog')
const SettingsDialog = late(loadDialog)

export const Route = createFileRoute('/company/setup/settings')({
  staticData: { title: 'Settings' },
  beforeLoad: only(access.setup.read),
  component: SettingsPage,
})

function SettingsPage() {
  const { t } = useTranslation()
  const query = useQuery({ ...api.companySetting.get.queryOptions({ input: {} }), staleTime: 0 })
  return (
    <>
      <PageHeader
        title={t('Settings')}
        description={t('How your company writes dates, names and money, on every page and in every letter and file.')}
      />
      <RecordQuery query={query}>{({ data }) => <SettingsCard settings={data} />}</RecordQuery>
    </>
  )
}

function SettingsCard({ settings }: { settings: CompanySettingsView }) {
  const { t } = useTranslation()
  const mayChange = useMay(access.setup.manage)
  const [isOpen, setIsOpen] = useState(false)
  const rows = [
    [t('Default Date Format'), settings.defaultDateFormat],
    [t('Display Name pattern'), settings.displayNamePattern && t(patternNames[settings.displayNamePattern])],
    [t('Currencies'), settings.currency],
    [t('Timezone'), settings.timezone && zoneText(settings.timezone)],
  ] as const
  const edit = mayChange && (
    <Button
      variant={settings.version === 0 ? 'filled' : 'default'}
      leftSection={<IconPencil size={18} aria-hidden />}
      onPointerEnter={() => void loadDialog()}
      onClick={() => setIsOpen(true)}
    >
      {t('Edit')}
    </Button>
  )
  return (
    <RecordCard title="Settings" action={edit}>
      <table className={classes.table}>
        <tbody>
          {rows.map(([name, value]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td data-empty={!value}>{value ? <bdi>{value}</bdi> : t('Not Available')}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {!mayChange && <p className={classes.hint}>{t('Only the owner of your company can change them.')}</p>}
      {isOpen && (
        <Suspense>
          <SettingsDialog settings={settings} close={() => setIsOpen(false)} />
        </Suspense>
      )}
    </RecordCard>
  )
}
