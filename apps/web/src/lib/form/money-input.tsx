import { TextInput, type TextInputProps } from '@mantine/core'
import { useState } from 'react'

interface MoneyInputProps extends Omit<TextInputProps, 'value' | 'onChange'> {
  /** In whole minor units (cents); null if what is typed is no amount. */
  value: number | null
  onChange: (minor: number | null) => void
}

const toText = (minor: number | null) => (minor === null ? '' : (minor / 100).toFixed(minor % 100 === 0 ? 0 : 2))

/** Cents by the digits themselves: a fraction of a binary number is never rounded. */
function toMinor(typed: string): number | null {
  const parts = /^\s*(\d{1,12})(?:[.,](\d{0,2}))?\s*$/.exec(typed)
  return parts ? Number(parts[1]) * 100 + Number((parts[2] ?? '').padEnd(2, '0')) : null
}

/** An amount of money as people type it, '99' or '99.50', and as the wire carries it. */
export function MoneyInput({ value, onChange, ...input }: MoneyInputProps) {
  const [typed, setTyped] = useState(toText(value))
  return (
    <TextInput
      {...input}
      inputMode="decimal"
      autoComplete="off"
      dir="ltr"
      // What came from elsewhere, such as a draft, stands in place of what was typed.
      value={toMinor(typed) === value ? typed : toText(value)}
      onChange={(event) => {
        setTyped(event.currentTarget.value)
        onChange(toMinor(event.currentTarget.value))
      }}
    />
  )
}
