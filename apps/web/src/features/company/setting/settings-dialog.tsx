import type { CompanySettingsView } from '@corridor/contract/company/setting/shapes'
import { currencies, dateFormats, namePatterns } from '@corridor/contract/format/settings'
import { timeZones, zoneText } from '@corridor/contract/format/time-zones'
import { Button, Modal } from '@mantine/core'
import { useMemo } from 'react'
import { api, client, readRights } from '../../../lib/call/client'
import { refresh } from '../../../lib/call/query-client'
import { toast } from '../../../lib/feedback/toast'
import { RecordForm } from '../../../lib/form/record-form'
import { useRecordForm } from '../../../lib/form/use-record-form'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { LateSelect } from '../../../lib/late/late-select'
import { useLeave } from '../../../lib/pick/use-leave'
import { patternNames } from './words'

interface SettingsDialogProps {
  settings: CompanySettingsView
  close: () => void
}

const toValues = ({ version, ...chosen }: CompanySettingsView) => ({ version, ...chosen })

const labels = {
  defaultDateFormat: text('Default Date Format'),
  displayNamePattern: text('Display Name pattern'),
  currency: text('Currencies'),
  timezone: text('Timezone'),
}

/** The Settings modal: four choices, all of them required (spec 2 §2). */
export default function SettingsDialog({ settings, close }: SettingsDialogProps) {
  const { t } = useTranslation()
  const leave = useLeave(close)
  const form = useRecordForm({
    entity: 'Settings',
    schema: () =>
      import('@corridor/contract/company/setting/shapes').then(({ CompanySettingsAdd }) => CompanySettingsAdd),
    initial: toValues(settings),
    submit: (chosen) => client.companySetting.add(chosen),
    onSaved: async () => {
      toast.success(t('{entity} Updated Successfully', { entity: t('Settings') }))
      await Promise.all([readRights(), refresh(api.companySetting)])
      leave()
    },
    merging: { reload: async () => toValues((await client.companySetting.get({})).data), labels },
  })
  const zones = useMemo(() => timeZones().map((zone) => ({ value: zone, label: zoneText(zone) })), [])
  return (
    <Modal
      opened
      onClose={() => !form.isBusy && leave()}
      title={t('Settings')}
      closeButtonProps={{ 'aria-label': t('Close') }}
    >
      <RecordForm
        form={form}
        submitLabel="Save"
        busyLabel="Updating..."
        actions={
          <Button variant="default" onClick={leave} disabled={form.isBusy}>
            {t('Cancel')}
          </Button>
        }
      >
        <LateSelect
          {...form.field('defaultDateFormat')}
          label={t(labels.defaultDateFormat)}
          data={[...dateFormats]}
          allowDeselect={false}
          withAsterisk
        />
        <LateSelect
          {...form.field('displayNamePattern')}
          label={t(labels.displayNamePattern)}
          data={namePatterns.map((pattern) => ({ value: pattern, label: t(patternNames[pattern]) }))}
          allowDeselect={false}
          withAsterisk
        />
        <LateSelect
          {...form.field('currency')}
          label={t(labels.currency)}
          data={[...currencies]}
          allowDeselect={false}
          searchable
          withAsterisk
        />
        <LateSelect
          {...form.field('timezone')}
          label={t(labels.timezone)}
          placeholder={t('Type to search')}
          data={zones}
          allowDeselect={false}
          searchable
          limit={100}
          nothingFoundMessage={t('Nothing found')}
          withAsterisk
        />
      </RecordForm>
    </Modal>
  )
}
