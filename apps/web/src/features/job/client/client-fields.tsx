import type { ClientAdd } from '@corridor/contract/job/client/shapes'
import { Group, Radio, Textarea, TextInput } from '@mantine/core'
import { useTranslation } from '../../../lib/language/i18n'
import { LateTagsInput } from '../../../lib/late/late-tags-input'
import { type ClientForm, clientLabels } from './client-values'

const aliasesMax = 30

/** The fields of a client, for adding and editing. */
export function ClientFields({ form }: { form: ClientForm }) {
  const { t } = useTranslation()
  const label = (name: keyof ClientAdd) => t(clientLabels[name])
  return (
    <>
      <TextInput {...form.field('name')} label={label('name')} withAsterisk autoFocus autoComplete="off" />
      <LateTagsInput
        {...form.field('aliases')}
        value={form.values.aliases}
        onChange={(aliases) => form.setValue('aliases', aliases)}
        label={label('aliases')}
        description={t('What people call it beside its name, as JPMC for JPMorgan Chase. Press Enter after each.')}
        maxTags={aliasesMax}
      />
      <TextInput {...form.field('website')} label={label('website')} type="url" dir="ltr" autoComplete="off" />
      <Textarea {...form.field('notes')} label={label('notes')} autosize minRows={2} maxRows={10} />
      <Radio.Group
        label={label('status')}
        value={form.values.status}
        onChange={(status) => form.setValue('status', status as ClientAdd['status'])}
      >
        <Group mt="xs" gap="lg">
          <Radio value="active" label={t('Active')} />
          <Radio value="inactive" label={t('Inactive')} />
        </Group>
      </Radio.Group>
    </>
  )
}
