import { TagsInput } from '@mantine/core'
import { useState } from 'react'
import { api } from '../../../../lib/call/client'
import { useSuggestions } from '../../../../lib/form/choice/use-suggestions'
import { useTranslation } from '../../../../lib/language/i18n'
import type { FilterControlProps } from '../../../../lib/list/types'

/** All of these skills. */
export default function SkillsBox({ label, value, onChange }: FilterControlProps) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState('')
  const suggestions = useSuggestions(api.lookup.skill.list, typed, (skill) => skill.name)
  const chosen = value ? value.split(',') : []
  return (
    <TagsInput
      aria-label={label}
      placeholder={chosen.length === 0 ? label : ''}
      data={suggestions}
      filter={({ options }) => options}
      value={chosen}
      onChange={(skills) => onChange(skills.join(',') || null)}
      searchValue={typed}
      onSearchChange={setTyped}
      acceptValueOnBlur
      maxTags={10}
      clearable
      clearButtonProps={{ 'aria-label': t('Clear {label}', { label }) }}
    />
  )
}
