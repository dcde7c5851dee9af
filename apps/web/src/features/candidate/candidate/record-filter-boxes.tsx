import { Autocomplete } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { api } from '../../../lib/call/client'
import { DecimalInput } from '../../../lib/form/input/decimal-input'
import { useTranslation } from '../../../lib/language/i18n'
import { useTypingPause } from '../../../lib/list/filter/use-typing-pause'
import type { FilterControlProps } from '../../../lib/list/types'
import { isAmount, isYears, placeCharsMin, rateMax, yearsMax } from './filter-bounds'

const suggestPauseMs = 200

const years = { max: yearsMax, makesSense: isYears }
export const YearsFromBox = (props: FilterControlProps) => <NumberBox {...props} {...years} sign="≥" />
export const YearsToBox = (props: FilterControlProps) => <NumberBox {...props} {...years} sign="≤" />
export const RateToBox = (props: FilterControlProps) => (
  <NumberBox {...props} max={rateMax} makesSense={isAmount} sign="≤" />
)

interface NumberBoxProps extends FilterControlProps {
  /** Tells two boxes apart once they hold a number. */
  sign: string
  max: number
  makesSense: (value: string) => boolean
}

function NumberBox({ label, value, onChange, sign, max, makesSense }: NumberBoxProps) {
  const [typed, setTyped] = useState(() => numberOf(value))
  const apply = useTypingPause((next: number | null) => {
    if (next === null) onChange(null)
    else if (makesSense(String(next))) onChange(String(next))
  })
  // Back, a view and Clear change it from outside.
  useEffect(() => setTyped(numberOf(value)), [value])
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
      max={max}
    />
  )
}

const numberOf = (value: string | null) => (value ? Number(value) : null)

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
  const apply = useTypingPause((next: string) => {
    const place = next.trim()
    if (place === '') onChange(null)
    else if (place.length >= placeCharsMin) onChange(place)
  })
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
