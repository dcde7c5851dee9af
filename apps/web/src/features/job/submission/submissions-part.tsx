import type { Given } from '../../../lib/places'
import { RecordSubmissions } from './exports/record-submissions'

/** The submissions of a candidate. */
export default function SubmissionsPart({ candidateId }: Given<'candidate.activity'>) {
  return <RecordSubmissions of={{ candidate: candidateId }} />
}
