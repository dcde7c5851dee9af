import type { Plan } from '@corridor/contract/money/plan/shapes'
import { useQuery } from '@tanstack/react-query'
import { Fragment, type ReactNode } from 'react'
import { api } from '../../../lib/call/client'
import { RecordQuery } from '../../../lib/record/record-query'
import classes from './plan.module.css'

/** Every plan that the reader may see, side by side, in the order that administrators gave them. */
export function PlanCards({ children }: { children: (plan: Plan) => ReactNode }) {
  const query = useQuery(api.plan.list.queryOptions({ input: { limit: 100, sortBy: 'place', sortDirection: 'asc' } }))
  return (
    <RecordQuery query={query}>
      {({ data }) => (
        <div className={classes.cards}>
          {data.map((plan) => (
            <Fragment key={plan._id}>{children(plan)}</Fragment>
          ))}
        </div>
      )}
    </RecordQuery>
  )
}
