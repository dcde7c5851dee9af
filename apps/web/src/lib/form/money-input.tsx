import { readTypedAmount, toTypedAmount } from '@corridor/contract/format/money'
import { TextInput, type TextInputProps } from '@mantine/core'
import { useState } from 'react'

interface MoneyInputProps extends Omit<TextInputProps, 'value' | 'onChange'> {
  /** In whole minor units (cents); null if what is typed is no amount. */
  value: number | null
  onChange: (minor: number | null) => void
}

/** An amount of money as people type it, '99' or '99.50', and as the wire carries it. */
export function MoneyInput({ value, onChange, ...input }: MoneyInputProps) {
  const [typed, setTyped] = useState(toTypedAmount(value))
  return (
    <TextInput
      {...input}
      inputMode="decimal"
      autoComplete="off"
      dir="ltr"
      // What came from elsewhere, such as a draft, stands in place of what was typed.
      value={readTypedAmount(typed) === value ? typed : toTypedAmount(value)}
      onChange={(event) => {
        setTyped(event.currentTarget.value)
        onChange(readTypedAmount(event.currentTarget.value))
      }}
    />
  )
}
