import { skillAliasesMax } from '@corridor/contract/base/lookup/kinds'
import { TextInput } from '@mantine/core'
import type { RecordFormState } from '../../../lib/form/use-record-form'
import { useTranslation } from '../../../lib/language/i18n'
import { LateSelect } from '../../../lib/late/late-select'
import { LateTagsInput } from '../../../lib/late/late-tags-input'

type FieldProps = Omit<ReturnType<RecordFormState<{ name: string }>['field']>, 'name'> & { name: string }

/** The one name that every lookup's form asks for. */
export function NameField(props: FieldProps) {
  const { t } = useTranslation()
  return <TextInput label={t('Name')} placeholder={t('Enter Name')} withAsterisk data-autofocus {...props} />
}

/** Active or inactive, where a form asks for it: a service's does (spec 1 §2). */
export function StatusField(props: FieldProps) {
  const { t } = useTranslation()
  const choices = [
    { value: 'active', label: t('Active') },
    { value: 'inactive', label: t('Inactive') },
  ]
  return <LateSelect label={t('Status')} data={choices} withAsterisk allowDeselect={false} {...props} />
}

interface AliasesFieldProps {
  name: string
  value: string[]
  onChange: (aliases: string[]) => void
  error?: string | undefined
}

/** Other names by which documents call a skill, as tags. */
export function AliasesField(props: AliasesFieldProps) {
  const { t } = useTranslation()
  return (
    <LateTagsInput
      {...props}
      label={t('Aliases')}
      description={t(
        'Other names by which resumes and jobs call it, such as JS for JavaScript. Press Enter after each.',
      )}
      maxTags={skillAliasesMax}
      clearable
      clearButtonProps={{ 'aria-label': t('Clear {label}', { label: t('Aliases') }) }}
    />
  )
}
