import type { Given } from '../../../lib/places'
import ResumeDrop from './resume-drop'

/** The candidates' pages take dropped resumes. */
export default function DropPart({ mayManage }: Given<'candidate.drop'>) {
  return mayManage && <ResumeDrop />
}
