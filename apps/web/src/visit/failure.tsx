import { errorTable } from '@corridor/contract/error-table'
import type { VisitOutcome } from '@corridor/contract/wire/visit'
import type { PageProps } from './page'

interface FailureProps {
  t: PageProps['t']
  outcome: Exclude<VisitOutcome, 'done'>
}

const templates: Record<string, readonly [number, string]> = errorTable

/** Why a form was refused, in the reader's language. */
export function Failure({ t, outcome }: FailureProps) {
  const { code, message, params } = outcome
  return (
    <p role="alert" className="message danger">
      {t(templates[code]?.[1] ?? message, params)}
    </p>
  )
}
