import { type ReactNode, useId } from 'react'
import classes from './duplicate.module.css'

interface FieldChoiceProps {
  /** Translated. */
  label: string
  value: string
  onChange: (value: string) => void
  onFocus?: () => void
  options: readonly { value: string; shown: ReactNode }[]
}

/** One choice between values side by side; the arrows go from one to the next. */
export function FieldChoice({ label, value, onChange, onFocus, options }: FieldChoiceProps) {
  const name = useId()
  return (
    <fieldset className={classes.field} onFocus={onFocus}>
      <legend>{label}</legend>
      <div className={classes.options}>
        {options.map((option) => (
          <label key={option.value} className={classes.option}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>{option.shown}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
