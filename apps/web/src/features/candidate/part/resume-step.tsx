import type { Candidate } from '@corridor/contract/candidate/candidate/shapes'
import { Stack } from '@mantine/core'
import { api, client } from '../../../lib/call/client'
import { refresh } from '../../../lib/call/query-client'
import { toast } from '../../../lib/feedback/toast'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { UploadField } from '../../../lib/upload/upload-field'
import { useUpload } from '../../../lib/upload/use-upload'
import classes from '../../../lib/wizard/wizard.module.css'
import { CandidateResume } from '../candidate/exports/candidate-resume'

/** The resume that stands, and another in its place: saved as soon as it is uploaded. */
export function ResumeStep({ candidate }: { candidate: Candidate }) {
  const { t } = useTranslation()
  const upload = useUpload('resume', {
    isImmediate: true,
    save: {
      call: async (resumeKey) => {
        await client.candidate.update({ id: candidate._id, resumeKey })
        toast.success(t('Candidate updated successfully'))
        await refresh(api.candidate, api.search)
      },
      failed: text('Upload failed: {message}'),
    },
  })
  return (
    <Stack gap="md">
      <CandidateResume resume={candidate.resume} />
      <div className={classes.card}>
        <UploadField upload={upload} label={candidate.resume ? 'Replace Resume' : 'Upload Resume'} />
      </div>
    </Stack>
  )
}
