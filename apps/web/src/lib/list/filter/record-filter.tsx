import { late } from '../../late/late'
import type { Filter, FilterControlProps, ListRow, ListSource } from '../types'

interface RecordFilterProps<Row> {
  /** A key. */
  label: string
  source: ListSource<never, Row>
  nameOf: (row: Row) => string
  /** The written name, if `nameOf` says it in the reader's language. */
  writtenName?: (row: Row) => string
  /** Filters of the offered records; by default the active ones. */
  among?: Record<string, unknown>
}

const select = () => import('../../form/choice/record-select')
const isId = (value: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(value)

/** A filter by a record of another list, chosen by its name. */
export function recordFilter<Row extends ListRow>({
  label,
  source,
  nameOf,
  writtenName,
  among,
}: RecordFilterProps<Row>): Filter {
  const Control = late(async () => {
    const { RecordSelect } = await select()
    const Box = ({ value, onChange }: FilterControlProps) => (
      <RecordSelect
        source={source}
        label={label}
        nameOf={nameOf}
        writtenName={writtenName}
        {...(among ? { filters: among } : {})}
        field={{ value, onChange, clearable: true }}
        asFilter
      />
    )
    return { default: Box }
  })
  const Shown = late(async () => {
    const { RecordName } = await select()
    return { default: ({ value }: { value: string }) => <RecordName source={source} id={value} nameOf={nameOf} /> }
  })
  return { label, Control, Shown, makesSense: isId }
}

/** Records of any status are offered. */
export const ofAnyStatus = { status: undefined }
