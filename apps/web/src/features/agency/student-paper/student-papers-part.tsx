import type { Given } from '../../../lib/places'
import { PapersCard } from './papers-card'

/** The papers of a student by the checklists of their countries. */
export default function StudentPapersPart({ studentId }: Given<'student.papers'>) {
  return <PapersCard studentId={studentId} />
}
