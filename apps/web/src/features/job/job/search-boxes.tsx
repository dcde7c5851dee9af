import { TextInput } from '@mantine/core'
import { useEffect, useState } from 'react'
import { DecimalInput } from '../../../lib/form/input/decimal-input'
import { useTypingPause } from '../../../lib/list/filter/use-typing-pause'
import type { FilterControlProps } from '../../../lib/list/types'

const amountMax = 1_000_000

export function TextBox({ label, value, onChange }: FilterControlProps) {
  const [typed, setTyped] = useState(value ?? '')
  const apply = useTypingPause((next: string) => onChange(next.trim() || null))
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
  const apply = useTypingPause((next: number | null) => onChange(next === null ? null : String(next)))
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
