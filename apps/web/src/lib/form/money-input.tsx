import { TextInput, type TextInputProps } from '@mantine/core'
import { useState } from 'react'
import { toMinor } from './decimal'
import { numberSigns } from './number-signs'

interface MoneyInputProps extends Omit<TextInputProps, 'value' | 'onChange'> {
  /** In whole minor units (cents); null if what is typed is no amount. */
  value: number | null
  onChange: (minor: number | null) => void
}

const toText = (minor: number | null) =>
  minor === null ? '' : (minor / 100).toFixed(minor % 100 === 0 ? 0 : 2).replace('.', numberSigns().decimal)

/** An amount of money as people type it, '99', '99.50' or '1 299,50', and as the wire carries it. */
export function MoneyInput({ value, onChange, ...input }: MoneyInputProps) {
  const [typed, setTyped] = useState(toText(value))
  return (
    <TextInput
      {...input}
      inputMode="decimal"
      autoComplete="off"
      dir="ltr"
      // What came from elsewhere, such as a draft, stands in place of what was typed.
      value={toMinor(typed, numberSigns()) === value ? typed : toText(value)}
      onChange={(event) => {
        setTyped(event.currentTarget.value)
        onChange(toMinor(event.currentTarget.value, numberSigns()))
      }}
    />
  )
}
