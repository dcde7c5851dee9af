import {
  type ConfirmationKind,
  confirmationKindNames,
  confirmationsOf,
} from '@corridor/contract/agency/student-application/kinds'
import type { StudentApplicationRecord } from '@corridor/contract/agency/student-application/shapes'
import { TextInput } from '@mantine/core'
import { client } from '../../../lib/call/client'
import { toast } from '../../../lib/feedback/toast'
import { useShortForm } from '../../../lib/form/use-short-form'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { LateSelect } from '../../../lib/late/late-select'
import { ShortDialog } from './short-dialog'
import { keepApplication } from './use-application-actions'

interface ConfirmationDialogProps {
  application: StudentApplicationRecord
  kind: ConfirmationKind
  close: () => void
}

/** The number and the last day of a confirmation, as they stand on the paper; an empty number takes it away. */
export default function ConfirmationDialog({ application, kind, close }: ConfirmationDialogProps) {
  const { t } = useTranslation()
  const { _id: id, version, countryInfo, confirmations } = application
  const standing = (of: ConfirmationKind) => {
    const stands = confirmations.find((one) => one.kind === of && !one.isDead)
    return { kind: of, number: stands?.number ?? '', lastDay: stands?.lastDay ?? null }
  }
  const form = useShortForm({
    initial: { id, version, ...standing(kind) },
    loadSchema: () => import('./rules').then(({ ConfirmationSave }) => ConfirmationSave),
    texts: { fallback: text('Something went wrong. Please try again.') },
    submit: async (given) => {
      const { data } = await client.studentApplication.saveConfirmation(given)
      toast.success(t(given.number === '' ? 'Confirmation Removed Successfully' : 'Confirmation Saved Successfully'))
      close()
      await keepApplication(data)
    },
  })
  return (
    <ShortDialog title={t('Confirmation')} submitLabel="Save" form={form} close={close}>
      <LateSelect
        label={t('Kind')}
        data={confirmationsOf(countryInfo[0]?.code ?? null).map((value) => ({
          ...{ value, label: confirmationKindNames[value] },
        }))}
        value={form.values.kind}
        onChange={(value) => value && form.fill({ id, version, ...standing(value as ConfirmationKind) })}
        allowDeselect={false}
      />
      <TextInput {...form.field('number')} label={t('Number')} autoComplete="off" dir="ltr" data-autofocus />
      <TextInput
        type="date"
        label={t('Last day')}
        value={form.values.lastDay ?? ''}
        onChange={(event) => form.setValue('lastDay', event.currentTarget.value || null)}
      />
    </ShortDialog>
  )
}
