import { type ReactNode, useState } from 'react'
import { api } from '../../../lib/call/client'
import { useSuggestions } from '../../../lib/form/choice/use-suggestions'
import { useTranslation } from '../../../lib/language/i18n'
import { LateTagsInput } from '../../../lib/late/late-tags-input'

interface SkillTagsProps {
  name: string
  value: string[]
  onChange: (skills: string[]) => void
  error?: ReactNode
  /** Translated. */
  label: string
  description?: ReactNode
}

const skillsMax = 100

/** Skills as tags: those of the lookup are suggested, any other by Enter or comma. */
export function SkillTags({ label, ...props }: SkillTagsProps) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState('')
  const suggestions = useSuggestions(api.lookup.skill.list, typed, (skill) => skill.name)
  return (
    <LateTagsInput
      {...props}
      label={label}
      data={suggestions}
      filter={({ options }) => options}
      onSearchChange={setTyped}
      maxTags={skillsMax}
      clearable
      clearButtonProps={{ 'aria-label': t('Clear {label}', { label }) }}
    />
  )
}
