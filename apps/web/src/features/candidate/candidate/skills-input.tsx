import { useState } from 'react'
import { api } from '../../../lib/call/client'
import { useSuggestions } from '../../../lib/form/choice/use-suggestions'
import { useTranslation } from '../../../lib/language/i18n'
import { LateTagsInput } from '../../../lib/late/late-tags-input'

interface SkillsInputProps {
  name: string
  value: string[]
  onChange: (skills: string[]) => void
  error?: string | undefined
}

/** Skills as tags: suggestions from the lookup as you type, any other by Enter or comma. */
export function SkillsInput(props: SkillsInputProps) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState('')
  const suggestions = useSuggestions(api.lookup.skill.list, typed, (skill) => skill.name)
  return (
    <LateTagsInput
      {...props}
      label={t('Skills')}
      description={t('Type a skill and press Enter.')}
      data={suggestions}
      filter={({ options }) => options}
      onSearchChange={setTyped}
      maxTags={100}
      clearable
      clearButtonProps={{ 'aria-label': t('Clear {label}', { label: t('Skills') }) }}
    />
  )
}
