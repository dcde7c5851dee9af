import type { LookupKind } from '@corridor/contract/base/lookup/kinds'
import { Skeleton } from '@mantine/core'
import { type ComponentProps, type ReactNode, Suspense } from 'react'
import { api } from '../../../lib/call/client'
import { RecordSelect } from '../../../lib/form/choice/record-select'
import { seededName } from '../../../lib/format/seeded-name'
import { late } from '../../../lib/late/late'

// Selects of several are heavy.
const Boxes = late(() => import('./lookup-boxes'))
const selectHeight = 60

/** Several entries of a lookup, loaded once the form stands. */
export const LookupsSelect = (props: ComponentProps<typeof Boxes>) => (
  <Suspense fallback={<Skeleton height={selectHeight} />}>
    <Boxes {...props} />
  </Suspense>
)

interface LookupSelectProps {
  kind: LookupKind
  /** A key. */
  label: string
  /** The one that stands. */
  chosen: { _id: string; name: string } | undefined
  field: object
  description?: ReactNode
}

/** One entry of a lookup, or none. */
export function LookupSelect({ kind, label, chosen, field, description }: LookupSelectProps) {
  const nameOf = ({ name }: { name: string }) => seededName(kind, name)
  return (
    <RecordSelect
      source={api.lookup[kind].list}
      label={label}
      nameOf={nameOf}
      writtenName={({ name }) => name}
      chosen={chosen && { ...chosen, name: nameOf(chosen) }}
      field={{ ...field, description, clearable: true }}
    />
  )
}
