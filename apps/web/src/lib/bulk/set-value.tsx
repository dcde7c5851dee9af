import type { Settable } from '@corridor/contract/wire/facts'
import { Group, Radio, Stack, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { peopleSource } from '../form/choice/people-source'
import { RecordSelect } from '../form/choice/record-select'
import { AvailabilityInput } from '../form/input/availability-input'
import { formatName } from '../format/format'
import { useTranslation } from '../language/i18n'
import { text } from '../language/text'
import { SetRate } from './set-rate'
import { SetWords } from './set-words'

/** Values by the fields of an update body. */
export type SetValues = Record<string, unknown>

export interface SetValueProps<As extends Settable['as'] = Settable['as']> {
  field: string
  settable: Extract<Settable, { as: As }>
  values: SetValues
  error: ReactNode
  isDisabled: boolean
  onChange: (values: SetValues) => void
}

/** The box of one value, after its kind. */
export function SetValue({ settable, ...rest }: SetValueProps) {
  const { t } = useTranslation()
  const { field, values, error, isDisabled, onChange } = rest
  const label = t(settable.label)
  const value = typeof values[field] === 'string' ? values[field] : null
  const set = (next: unknown) => onChange({ [field]: next })
  switch (settable.as) {
    case 'choice':
      return <Choice {...rest} options={optionsOf(settable)} label={label} value={value} set={set} />
    case 'tick': {
      const ticked = values[field] === undefined ? null : String(values[field])
      return <Choice {...rest} options={yesOrNo} label={label} value={ticked} set={(word) => set(word === 'true')} />
    }
    case 'date':
      return (
        <TextInput
          type="date"
          label={label}
          value={value ?? ''}
          error={error}
          disabled={isDisabled}
          onChange={(event) => set(event.currentTarget.value)}
          data-autofocus
        />
      )
    case 'availability':
      return <AvailabilityInput value={value} error={error} isDisabled={isDisabled} onChange={set} />
    case 'member':
      return (
        <RecordSelect
          source={peopleSource}
          label={settable.label}
          nameOf={(person) => formatName(person)}
          field={{ value, error, disabled: isDisabled, onChange: set, 'data-autofocus': true }}
        />
      )
    case 'rate':
      return <SetRate {...rest} settable={settable} />
    default:
      return <SetWords {...rest} settable={settable} />
  }
}

interface Option {
  value: string
  label: string
}

const yesOrNo: Option[] = [
  { value: 'true', label: text('Yes') },
  { value: 'false', label: text('No') },
]

const optionsOf = ({ choices, names }: Extract<Settable, { as: 'choice' }>): Option[] =>
  choices.map((value) => ({ value, label: names?.[value] ?? value }))

interface ChoiceProps extends Pick<SetValueProps, 'error' | 'isDisabled'> {
  options: readonly Option[]
  label: string
  value: string | null
  set: (value: string) => void
}

function Choice({ options, label, value, error, isDisabled, set }: ChoiceProps) {
  const { t } = useTranslation()
  const isShort = options.length < 4
  const Line = isShort ? Group : Stack
  return (
    <Radio.Group label={label} value={value} onChange={set} error={error}>
      <Line mt="xs" gap={isShort ? 'lg' : 'xs'}>
        {options.map((option, at) => (
          <Radio
            key={option.value}
            value={option.value}
            label={t(option.label)}
            disabled={isDisabled}
            data-autofocus={at === 0 || undefined}
          />
        ))}
      </Line>
    </Radio.Group>
  )
}
