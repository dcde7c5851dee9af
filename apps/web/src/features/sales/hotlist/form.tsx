import { Group, Radio, Textarea, TextInput } from '@mantine/core'
import type { RecordFormState } from '../../../lib/form/use-record-form'
import { useTranslation } from '../../../lib/language/i18n'

export interface HotlistValues {
  name: string
  description: string
  isPublic: boolean
}

/** The fields of a hotlist, for adding and editing. */
export function HotlistFields({ form }: { form: RecordFormState<HotlistValues> }) {
  const { t } = useTranslation()
  const { error } = form.field('isPublic')
  return (
    <>
      <TextInput {...form.field('name')} label={t('Name')} withAsterisk autoFocus />
      <Textarea {...form.field('description')} label={t('Description')} autosize minRows={2} withAsterisk />
      <Radio.Group
        label={t('Public or private')}
        description={t('A public hotlist may be shared outside your company; a private one stays inside.')}
        error={error}
        value={form.values.isPublic ? 'public' : 'private'}
        onChange={(choice) => form.setValue('isPublic', choice === 'public')}
      >
        <Group mt="xs" gap="lg">
          <Radio value="public" label={t('Public')} />
          <Radio value="private" label={t('Private')} />
        </Group>
      </Radio.Group>
    </>
  )
}
