import type { Given } from '../../../lib/places'
import { PapersCard } from './papers-card'

/** Papers that the country of an application asks, and those that serve it. */
export default function ApplicationPapersPart({ studentId, applicationId }: Given<'application.papers'>) {
  return <PapersCard studentId={studentId} application={applicationId} />
}
