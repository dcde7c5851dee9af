import { confirmationKindNames } from '@corridor/contract/agency/student-application/kinds'
import type { StudentApplicationRecord } from '@corridor/contract/agency/student-application/shapes'
import { List, Text, Textarea, TextInput } from '@mantine/core'
import { client } from '../../../lib/call/client'
import { toast } from '../../../lib/feedback/toast'
import { useShortForm } from '../../../lib/form/use-short-form'
import { todayDate } from '../../../lib/format/format'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { LateSelect } from '../../../lib/late/late-select'
import { Message } from '../../../ui/message'
import { ShortDialog } from './short-dialog'
import { applicationName, keepApplication } from './use-application-actions'
import { useIntakes } from './use-intakes'

interface DeferDialogProps {
  application: StudentApplicationRecord
  takeBack: (id: string) => Promise<void>
  close: () => void
}

/** Gives an application a later intake, and says which confirmations die with the present one. */
export default function DeferDialog({ application, takeBack, close }: DeferDialogProps) {
  const { t } = useTranslation()
  const { _id: id, version, programme, startDate, confirmations } = application
  const intakes = useIntakes(programme, startDate)
  const dying = confirmations.filter(({ isDead }) => !isDead)
  const form = useShortForm({
    initial: { id, version, intake: '', on: todayDate(), reason: '' },
    loadSchema: () => import('./rules').then(({ DeferInput }) => DeferInput),
    texts: { fallback: text('Something went wrong. Please try again.') },
    submit: async (given) => {
      const { data } = await client.studentApplication.defer(given)
      toast.undo(t('Application Deferred Successfully'), applicationName(application), () => void takeBack(id))
      close()
      await keepApplication(data)
    },
  })
  return (
    <ShortDialog title={t('Defer')} submitLabel="Defer" form={form} close={close}>
      {dying.length > 0 && (
        <Message tone="attention">
          <Text inherit>{t('These hold for the present intake alone, and die with the deferral:')}</Text>
          <List size="sm">
            {dying.map(({ _id, kind, number }) => (
              <List.Item key={_id}>
                {confirmationKindNames[kind]} · <bdi>{number}</bdi>
              </List.Item>
            ))}
          </List>
        </Message>
      )}
      <LateSelect
        label={t('New intake')}
        data={intakes}
        value={form.values.intake || null}
        onChange={(value) => form.setValue('intake', value ?? '')}
        error={form.field('intake').error}
        nothingFoundMessage={t('Nothing found')}
        withAsterisk
        data-autofocus
      />
      <TextInput {...form.field('on')} type="date" label={t('Day')} max={todayDate()} withAsterisk />
      <Textarea
        label={t('Reason (optional)')}
        value={form.values.reason}
        onChange={(event) => form.setValue('reason', event.currentTarget.value)}
        maxLength={500}
        autosize
        minRows={2}
      />
    </ShortDialog>
  )
}
