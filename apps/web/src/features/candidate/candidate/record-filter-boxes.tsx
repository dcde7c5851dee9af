import { Autocomplete, TagsInput } from '@mantine/core'
import { useDebouncedCallback, useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { api } from '../../../lib/client'
import { DecimalInput } from '../../../lib/form/decimal-input'
import { useSuggestions } from '../../../lib/form/use-suggestions'
import { useTranslation } from '../../../lib/i18n'
import type { FilterControlProps } from '../../../lib/list/types'
import { isYears, placeCharsMin, yearsMax } from './filter-bounds'

const typingPauseMs = 400
const suggestPauseMs = 200

/** All of these skills. */
export function SkillsBox({ label, value, onChange }: FilterControlProps) {
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

export const YearsFromBox = (props: FilterControlProps) => <YearsBox {...props} sign="≥" />
export const YearsToBox = (props: FilterControlProps) => <YearsBox {...props} sign="≤" />

/** `sign` tells the two apart once they hold a number. */
function YearsBox({ label, value, onChange, sign }: FilterControlProps & { sign: string }) {
  const [typed, setTyped] = useState(() => yearsOf(value))
  const apply = useDebouncedCallback((next: number | null) => {
    if (next === null) onChange(null)
    else if (isYears(String(next))) onChange(String(next))
  }, typingPauseMs)
  // Back, a view and Clear change it from outside.
  useEffect(() => setTyped(yearsOf(value)), [value])
  return (
    <DecimalInput
      aria-label={label}
      placeholder={label}
      sign={sign}
      value={typed}
      onChange={(next) => {
        setTyped(next)
        apply(next)
      }}
      max={yearsMax}
    />
  )
}

const yearsOf = (value: string | null) => (value ? Number(value) : null)

/** Any part of a place; those that the company's candidates have are suggested. */
export function PlaceBox({ label, value, onChange }: FilterControlProps) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState(value ?? '')
  const [searchTerm] = useDebouncedValue(typed.trim(), suggestPauseMs)
  const { data } = useQuery(
    api.candidate.suggestLocation.queryOptions({
      input: { searchTerm },
      enabled: searchTerm !== '',
      placeholderData: keepPreviousData,
    }),
  )
  const apply = useDebouncedCallback((next: string) => {
    const place = next.trim()
    if (place === '') onChange(null)
    else if (place.length >= placeCharsMin) onChange(place)
  }, typingPauseMs)
  useEffect(() => setTyped((before) => (before.trim() === (value ?? '') ? before : (value ?? ''))), [value])
  return (
    <Autocomplete
      aria-label={label}
      placeholder={label}
      data={searchTerm === '' ? [] : (data?.data ?? [])}
      // The server has searched already, with accents folded.
      filter={({ options }) => options}
      value={typed}
      onChange={(next) => {
        setTyped(next)
        apply(next)
      }}
      maxLength={100}
      autoComplete="off"
      clearable
      clearButtonProps={{ 'aria-label': t('Clear {label}', { label }) }}
    />
  )
}
