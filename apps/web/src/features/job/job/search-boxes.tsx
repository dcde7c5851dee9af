import { TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { useEffect, useState } from 'react'
import { DecimalInput } from '../../../lib/form/input/decimal-input'
import type { FilterControlProps } from '../../../lib/list/types'

const typingPauseMs = 400
const amountMax = 1_000_000

export function TextBox({ label, value, onChange }: FilterControlProps) {
  const [typed, setTyped] = useState(value ?? '')
  const apply = useDebouncedCallback((next: string) => onChange(next.trim() || null), typingPauseMs)
  // Back and Clear change it from outside.
  useEffect(() => setTyped(value ?? ''), [value])
  return (
    <TextInput
      aria-label={label}
      placeholder={label}
      value={typed}
      onChange={(event) => {
        setTyped(event.currentTarget.value)
        apply(event.currentTarget.value)
      }}
    />
  )
}

export function AmountBox({ label, value, onChange }: FilterControlProps) {
  const [typed, setTyped] = useState(value ? Number(value) : null)
  const apply = useDebouncedCallback(
    (next: number | null) => onChange(next === null ? null : String(next)),
    typingPauseMs,
  )
  useEffect(() => setTyped(value ? Number(value) : null), [value])
  return (
    <DecimalInput
      aria-label={label}
      placeholder={label}
      sign="≥"
      value={typed}
      onChange={(next) => {
        setTyped(next)
        apply(next)
      }}
      max={amountMax}
    />
  )
}
