import { TextInput } from '@mantine/core'
import { formatPoint } from '../../../lib/format/format'
import type { FilterControlProps } from '../../../lib/list/types'

const isMonth = (value: string) => /^20\d\d-(0[1-9]|1[0-2])$/.test(value)

/** A month to narrow a list to. */
const MonthBox = ({ label, value, onChange }: FilterControlProps) => (
  <TextInput
    type="month"
    aria-label={label}
    // Browsers without a picker of months take it as text: what is half typed narrows nothing.
    placeholder="2027-09"
    defaultValue={value ?? ''}
    onChange={({ currentTarget }) => {
      if (currentTarget.value === '' || isMonth(currentTarget.value)) onChange(currentTarget.value || null)
    }}
  />
)

const ShownMonth = ({ value }: { value: string }) => <bdi>{formatPoint(`${value}-01`, 'wholeMonth')}</bdi>

/** Filter by one month. */
export const monthFilter = (label: string) => ({ label, Control: MonthBox, Shown: ShownMonth, makesSense: isMonth })
