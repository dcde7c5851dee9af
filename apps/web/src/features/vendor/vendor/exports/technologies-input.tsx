import { type ReactNode, useState } from 'react'
import { api } from '../../../../lib/call/client'
import { useSuggestions } from '../../../../lib/form/choice/use-suggestions'
import { useTranslation } from '../../../../lib/language/i18n'
import { LateTagsInput } from '../../../../lib/late/late-tags-input'

interface TechnologiesInputProps {
  name: string
  value: string[]
  onChange: (technologies: string[]) => void
  error?: ReactNode
}

/** Technologies as tags: skills of the lookup are suggested, any other by Enter or comma. */
export function TechnologiesInput({ name, value, onChange, error }: TechnologiesInputProps) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState('')
  const suggestions = useSuggestions(api.lookup.skill.list, typed, (skill) => skill.name)
  return (
    <LateTagsInput
      name={name}
      value={value}
      onChange={onChange}
      error={error}
      label={t('Technologies')}
      description={t('Type a technology and press Enter.')}
      data={suggestions}
      filter={({ options }) => options}
      onSearchChange={setTyped}
      maxTags={100}
      clearable
      clearButtonProps={{ 'aria-label': t('Clear {label}', { label: t('Technologies') }) }}
    />
  )
}
