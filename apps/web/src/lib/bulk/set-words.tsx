import { useState } from 'react'
import { api } from '../call/client'
import { useSuggestions } from '../form/choice/use-suggestions'
import { useTranslation } from '../language/i18n'
import { LateTagsInput } from '../late/late-tags-input'
import type { SetValueProps } from './set-value'

const wordsMax = 100

/** Words that each record gets beside its own; skills are suggested. */
export function SetWords({ field, settable, values, error, onChange }: SetValueProps<'words'>) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState('')
  const suggestions = useSuggestions(api.lookup.skill.list, typed, (skill) => skill.name)
  const label = t(settable.label)
  return (
    <LateTagsInput
      label={label}
      description={t('Added to what each record has.')}
      value={Array.isArray(values[field]) ? values[field] : []}
      onChange={(words) => onChange({ [field]: words })}
      error={error}
      data={suggestions}
      filter={({ options }) => options}
      onSearchChange={setTyped}
      maxTags={wordsMax}
      clearable
      clearButtonProps={{ 'aria-label': t('Clear {label}', { label }) }}
      data-autofocus
    />
  )
}
