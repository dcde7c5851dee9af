import { access } from '@corridor/contract/wire/access'
import { createFileRoute } from '@tanstack/react-router'
import { FormPage } from '../../../lib/form/form-page'
import { only } from '../../../lib/session/only'
import { useUpload } from '../../../lib/upload/use-upload'
import { useAddCandidate } from './exports/use-add-candidate'
import { CandidateFields } from './form'
import { GoOnButton } from './go-on-button'

export const Route = createFileRoute('/company/candidate/add-candidate')({
  staticData: { title: 'Add Candidate' },
  beforeLoad: only(access.candidates.manage),
  component: AddCandidatePage,
})

function AddCandidatePage() {
  const form = useAddCandidate()
  const upload = useUpload('resume', { isImmediate: true })
  return (
    <FormPage
      form={form}
      title="Add Candidate"
      submitLabel="Add Candidate"
      isUploading={upload.isUploading}
      actions={<GoOnButton form={form} isUploading={upload.isUploading} />}
    >
      <CandidateFields form={form} upload={upload} resumes={form.draftFiles} />
    </FormPage>
  )
}
