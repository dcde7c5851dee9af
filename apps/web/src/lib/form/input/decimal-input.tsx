import { numberIn, toDecimal } from '@corridor/contract/format/typed-number'
import { TextInput, type TextInputProps } from '@mantine/core'
import { useState } from 'react'
import { numberSigns } from './number-signs'

interface DecimalInputProps extends Omit<TextInputProps, 'value' | 'onChange' | 'leftSection'> {
  value: number | null
  onChange: (value: number | null) => void
  max: number
  /** One by default. */
  decimals?: number
  /** Stands before what is typed. */
  sign?: string
}

/** A number from 0 to `max` with its decimals, behind a point or a comma as it is typed. It is brought within its bounds as the person leaves it. */
export function DecimalInput({ value, onChange, max, decimals = 1, sign, onBlur, ...props }: DecimalInputProps) {
  const [typed, setTyped] = useState('')
  // `7.` and `7,0` are 7 on the way to something else: what is typed stands as long as it means the value.
  const text = numberIn(typed) === value ? typed : toText(value)
  function write(next: string) {
    setTyped(next)
    if (numberIn(next) !== value) onChange(numberIn(next))
  }
  return (
    <TextInput
      {...props}
      inputMode="decimal"
      value={text}
      onChange={(event) => {
        write(toDecimal(event.currentTarget.value, decimals))
      }}
      onBlur={(event) => {
        write(toText(value === null ? null : Math.min(value, max)))
        onBlur?.(event)
      }}
      leftSection={sign && text !== '' ? sign : undefined}
    />
  )
}

const toText = (value: number | null) => String(value ?? '').replace('.', numberSigns().decimal)
