import type { Parse } from '@corridor/contract/base/parse/shapes'
import { toCandidateValues } from '@corridor/contract/candidate/candidate/from-resume'
import { client } from '../../../lib/call/client'
import { CheckResume } from './exports/check-resume'
import { useAddCandidate } from './exports/use-add-candidate'
import { GoOnButton } from './go-on-button'

interface AddFromResumeProps {
  file: File
  fileKey: string
  reading: Pick<Parse, 'result' | 'reason'> & Partial<Pick<Parse, 'parseId'>>
  /** The id of the reading, also where nobody waited for its end. */
  draftOf: string | undefined
  restart: () => void
}

/** The form over what was read of one resume. */
export function AddFromResume({ fileKey, reading, draftOf, ...rest }: AddFromResumeProps) {
  const { parseId } = reading
  const form = useAddCandidate(
    { ...toCandidateValues(reading.result ?? {}), resumeKey: fileKey },
    {
      // Values that the form has no field for are saved from the reading itself.
      submit: (candidate) => client.candidate.add({ ...candidate, ...(parseId ? { parseId } : {}) }),
      draftOf,
    },
  )
  return <CheckResume {...rest} reading={reading} form={form} actions={<GoOnButton form={form} />} />
}
