import { TextInput } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useTypingPause } from '../../../lib/list/filter/use-typing-pause'
import type { FilterControlProps } from '../../../lib/list/types'

/** The whole name of a state or city, however it is cased. */
export default function PlaceBox({ label, value, onChange }: FilterControlProps) {
  const [typed, setTyped] = useState(value ?? '')
  const apply = useTypingPause((next: string) => onChange(next.trim() || null))
  useEffect(() => setTyped((before) => (before.trim() === (value ?? '') ? before : (value ?? ''))), [value])
  return (
    <TextInput
      aria-label={label}
      placeholder={label}
      value={typed}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value)
        apply(currentTarget.value)
      }}
      maxLength={50}
      autoComplete="off"
    />
  )
}
