import { readTypedAmount, toTypedAmount } from '@corridor/contract/format/typed-number'
import { TextInput, type TextInputProps } from '@mantine/core'
import { useState } from 'react'
import { numberSigns } from './number-signs'

interface MoneyInputProps extends Omit<TextInputProps, 'value' | 'onChange'> {
  /** In whole minor units (cents); null if what is typed is no amount. */
  value: number | null
  onChange: (minor: number | null) => void
}

/** An amount of money as people type it, '99', '99.50' or '1 299,50', and as the wire carries it. */
export function MoneyInput({ value, onChange, ...input }: MoneyInputProps) {
  const signs = numberSigns()
  const [typed, setTyped] = useState(toTypedAmount(value, signs))
  return (
    <TextInput
      {...input}
      inputMode="decimal"
      autoComplete="off"
      dir="ltr"
      // A value from elsewhere, such as a draft, takes the place of the typed one.
      value={readTypedAmount(typed, signs) === value ? typed : toTypedAmount(value, signs)}
      onChange={(event) => {
        setTyped(event.currentTarget.value)
        onChange(readTypedAmount(event.currentTarget.value, signs))
      }}
    />
  )
}
