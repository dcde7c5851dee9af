import type { ArticleAdd } from '@corridor/contract/base/article/shapes'
import { Group, Textarea, TextInput } from '@mantine/core'
import type { RecordFormState } from '../../../lib/form/use-record-form'
import { useTranslation } from '../../../lib/language/i18n'
import { LateSelect } from '../../../lib/late/late-select'

/** The fields of an article, for writing and editing. */
export function ArticleFields({ form }: { form: RecordFormState<ArticleAdd> }) {
  const { t } = useTranslation()
  const statuses = [
    { value: 'inactive', label: t('Inactive: for administrators alone') },
    { value: 'active', label: t('Active: for everybody') },
  ]
  const day = (name: 'startsOn' | 'endsOn') => ({ ...form.field(name), value: form.values[name] ?? '', type: 'date' })
  return (
    <>
      <TextInput {...form.field('title')} label={t('Title')} withAsterisk data-autofocus />
      <Textarea
        {...form.field('description')}
        label={t('Description')}
        description={t('The words on the card.')}
        autosize
        minRows={2}
        withAsterisk
      />
      <Textarea
        {...form.field('body')}
        label={t('Text')}
        description={t('The whole text; an empty line begins a new paragraph.')}
        autosize
        minRows={6}
        maxRows={24}
      />
      <TextInput
        {...form.field('link')}
        label={t('Link')}
        description={t('Where one can read on, with https://')}
        type="url"
        dir="ltr"
      />
      <Group grow align="start" preventGrowOverflow={false}>
        <TextInput {...day('startsOn')} label={t('From day')} />
        <TextInput {...day('endsOn')} label={t('To day')} />
      </Group>
      <LateSelect {...form.field('status')} label={t('Status')} data={statuses} allowDeselect={false} withAsterisk />
    </>
  )
}
