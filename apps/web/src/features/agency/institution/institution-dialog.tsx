import { patternNames } from '@corridor/contract/agency/institution/file-pattern'
import { institutionFieldNames as institutionLabels } from '@corridor/contract/agency/institution/kinds'
import type { Institution, InstitutionAdd } from '@corridor/contract/agency/institution/shapes'
import { timeZones, zoneText } from '@corridor/contract/format/time-zones'
import { Button, Modal, Textarea, TextInput } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import { api, client } from '../../../lib/call/client'
import { refresh } from '../../../lib/call/query-client'
import { toast } from '../../../lib/feedback/toast'
import { CountrySelect } from '../../../lib/form/choice/country-select'
import { RecordForm } from '../../../lib/form/record-form'
import { editionOf } from '../../../lib/form/schema'
import { useRecordForm } from '../../../lib/form/use-record-form'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { LateSelect } from '../../../lib/late/late-select'
import { useLeave } from '../../../lib/pick/use-leave'
import { paths } from '../../../paths'

const blank: InstitutionAdd = {
  ...{ name: '', country: '', city: '', zone: null, website: '', filePattern: '', notes: '', status: 'active' },
}

const placeholders = patternNames.map((name) => `{${name}}`).join(' ')

type Edition = InstitutionAdd & { id?: string; version?: number }

const toValues = ({ _id: id, version, ...row }: Institution) => {
  const { name, country, city, zone, website, filePattern, notes, status } = row
  return { id, version, name, country, city, zone, website, filePattern, notes, status }
}

interface InstitutionDialogProps {
  /** The institution that is changed; undefined for a new one. */
  institution: Institution | undefined
  close: () => void
}

/** Form of an institution. */
export default function InstitutionDialog({ institution, close }: InstitutionDialogProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const leave = useLeave(close)
  const form = useRecordForm({
    entity: 'Institution',
    schema: () =>
      import('@corridor/contract/agency/institution/shapes').then(({ InstitutionAdd }) => editionOf(InstitutionAdd)),
    initial: institution ? toValues(institution) : blank,
    submit: ({ id, ...entry }: Edition): Promise<{ data: Institution }> =>
      id ? client.institution.update({ id, ...entry }) : client.institution.add(entry),
    onSaved: async ({ data }) => {
      toast.success(t('Institution saved'))
      leave()
      await refresh(api.institution, api.intake)
      if (!institution) await navigate({ to: paths.company.viewInstitution(data._id) })
    },
    ...(institution && {
      merging: {
        reload: async () => toValues((await client.institution.view({ institutionId: institution._id })).data),
        labels: institutionLabels,
      },
    }),
  })
  const zones = useMemo(() => timeZones().map((zone) => ({ value: zone, label: zoneText(zone) })), [])
  const label = (name: keyof InstitutionAdd) => t(institutionLabels[name])
  return (
    <Modal
      opened
      onClose={leave}
      title={t(institution ? text('Edit Institution') : text('Add Institution'))}
      closeButtonProps={{ 'aria-label': t('Close') }}
    >
      <RecordForm
        form={form}
        submitLabel="Save"
        actions={
          <Button variant="default" onClick={leave}>
            {t('Cancel')}
          </Button>
        }
      >
        <TextInput {...form.field('name')} label={label('name')} withAsterisk data-autofocus autoComplete="off" />
        <CountrySelect
          label={institutionLabels.country}
          chosen={institution?.countryInfo.find(({ _id }) => _id === form.values.country)}
          field={{
            ...form.field('country'),
            value: form.values.country || null,
            onChange: (id: string | null) => form.setValue('country', id ?? ''),
          }}
          required
        />
        <TextInput {...form.field('city')} label={label('city')} autoComplete="off" />
        <LateSelect
          {...form.field('zone')}
          label={label('zone')}
          description={t('Deadlines are moments by the clock there, so that none is kept without it.')}
          placeholder={t('Type to search')}
          data={zones}
          searchable
          clearable
          limit={100}
          nothingFoundMessage={t('Nothing found')}
        />
        <TextInput {...form.field('website')} label={label('website')} type="url" dir="ltr" autoComplete="off" />
        <TextInput
          {...form.field('filePattern')}
          label={label('filePattern')}
          description={
            <>
              {t('How the institution wants files to be called. Leave it empty if any name will do.')}{' '}
              <bdi dir="ltr">{placeholders}</bdi>
            </>
          }
          dir="ltr"
          autoComplete="off"
        />
        <Textarea {...form.field('notes')} label={label('notes')} autosize minRows={2} maxRows={10} />
      </RecordForm>
    </Modal>
  )
}
