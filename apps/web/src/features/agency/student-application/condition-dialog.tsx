import type { Condition } from '@corridor/contract/agency/student-application/parts'
import type { StudentApplicationRecord } from '@corridor/contract/agency/student-application/shapes'
import { TextInput } from '@mantine/core'
import { client } from '../../../lib/call/client'
import { useShortForm } from '../../../lib/form/use-short-form'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { ShortDialog } from './short-dialog'
import { keepApplication } from './use-application-actions'

interface ConditionDialogProps {
  application: StudentApplicationRecord
  /** The condition that is changed; null to add one. */
  condition: Condition | null
  close: () => void
}

/** Adds what an offer asks, or changes it. */
export default function ConditionDialog({ application: { _id: id, version }, condition, close }: ConditionDialogProps) {
  const { t } = useTranslation()
  const form = useShortForm({
    initial: { id, version, text: condition?.text ?? '', dueDate: condition?.dueDate ?? null },
    loadSchema: () => import('./rules').then(({ ConditionAdd }) => ConditionAdd),
    texts: { fallback: text('Something went wrong. Please try again.') },
    submit: async (given) => {
      const { data } = condition
        ? await client.studentApplication.updateCondition({ ...given, condition: condition._id })
        : await client.studentApplication.addCondition(given)
      close()
      await keepApplication(data)
    },
  })
  return (
    <ShortDialog
      title={condition ? t('Edit condition') : t('Add condition')}
      submitLabel={condition ? 'Save' : 'Add'}
      form={form}
      close={close}
    >
      <TextInput {...form.field('text')} label={t('What is asked')} withAsterisk data-autofocus />
      <TextInput
        type="date"
        label={t('Until')}
        value={form.values.dueDate ?? ''}
        onChange={(event) => form.setValue('dueDate', event.currentTarget.value || null)}
      />
    </ShortDialog>
  )
}
