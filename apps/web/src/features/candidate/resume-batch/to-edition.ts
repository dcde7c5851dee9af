import { type FoundFields, toCandidateValues } from '@corridor/contract/candidate/candidate/from-resume'
import type { Candidate } from '@corridor/contract/candidate/candidate/shapes'
import type { ResumeBatchFile } from '@corridor/contract/candidate/resume-batch/shapes'

/** The candidate as they would be by the resume alone: what it does not tell stays as it is. */
export function toEdition(stands: Candidate, file: ResumeBatchFile, found: FoundFields): Candidate {
  const { resumeKey, ...read } = toCandidateValues(found)
  const name = read.firstName ? { firstName: read.firstName, lastName: read.lastName ?? '' } : {}
  return {
    ...stands,
    ...read,
    ...name,
    resume: {
      fileKey: file.fileKey ?? '',
      originalName: file.name,
      fileType: file.fileType ?? '',
      fileSize: 0,
    },
  }
}
