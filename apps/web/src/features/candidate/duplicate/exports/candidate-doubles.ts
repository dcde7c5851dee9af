import type { Candidate } from '@corridor/contract/candidate/candidate/shapes'
import type { MergeField } from '@corridor/contract/candidate/duplicate/reasons'
import { api, client } from '../../../../lib/call/client'
import type { Doubles } from '../../../../lib/duplicate/doubles'
import { text } from '../../../../lib/language/text'
import { candidateName } from '../../candidate/exports/candidate-name'
import { candidateLabels } from '../../candidate/exports/values'

/** How two candidates are merged, and what is said of it. */
export const candidateDoubles: Doubles<Candidate, MergeField> = {
  merge: (input) => client.duplicate.merge(input),
  split: (input) => client.duplicate.split(input),
  setApart: (input) => client.duplicate.setApart(input),
  reopen: (input) => client.duplicate.reopen(input),
  merges: api.duplicate.listMerge,
  shownIn: [api.duplicate, api.candidate, api.hotlist],
  nameOf: candidateName,
  labels: candidateLabels,
  texts: {
    merged: text('Candidates merged successfully'),
    split: text('Candidates split successfully'),
    apart: text('Remembered as two people'),
    splitQuestion: text('Both candidates become what they were before they were merged.'),
  },
}
