import type { Plan } from '@corridor/contract/money/plan/shapes'
import { api } from '../../../lib/client'
import { RecordSelect } from '../../../lib/form/record-select'
import type { FilterControlProps } from '../../../lib/list/types'

/** Narrows orders to those of one plan, also of one that is retired. */
export function PlanFilter({ label, value, onChange }: FilterControlProps) {
  return (
    <RecordSelect<Plan>
      source={api.plan.list}
      label={label}
      nameOf={(plan) => plan.name}
      filters={{ status: undefined }}
      field={{ value, onChange, clearable: true }}
      asFilter
    />
  )
}
