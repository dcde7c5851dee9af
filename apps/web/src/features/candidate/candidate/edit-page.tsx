import type { StoredFile } from '@corridor/contract/base/file/shapes'
import type { Candidate } from '@corridor/contract/candidate/candidate/shapes'
import { access } from '@corridor/contract/wire/access'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute, useNavigate, useParams } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { api, client } from '../../../lib/call/client'
import { refresh } from '../../../lib/call/query-client'
import { toast } from '../../../lib/feedback/toast'
import { FormPage } from '../../../lib/form/form-page'
import { useRecordForm } from '../../../lib/form/use-record-form'
import { formatDate } from '../../../lib/format/format'
import { useTranslation } from '../../../lib/language/i18n'
import { RecordQuery } from '../../../lib/record/record-query'
import { only } from '../../../lib/session/only'
import { useUpload } from '../../../lib/upload/use-upload'
import { paths } from '../../../paths'
import { ButtonLink } from '../../../ui/link'
import { AvailabilityText } from './exports/availability'
import { candidateLabels, isDay, toValues } from './exports/values'
import { CandidateFields, WorkAuthorizationName } from './form'

export const Route = createFileRoute('/company/candidate/edit-candidate/$id')({
  staticData: { title: 'Edit Candidate' },
  beforeLoad: only(access.candidates.manage),
  component: EditCandidatePage,
})

function EditCandidatePage() {
  const { id } = useParams({ from: '/company/candidate/edit-candidate/$id' })
  const query = useQuery(api.candidate.view.queryOptions({ input: { candidateId: id } }))
  return <RecordQuery query={query}>{({ data }) => <EditCandidate key={id} candidate={data} />}</RecordQuery>
}

function EditCandidate({ candidate }: { candidate: Candidate }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const upload = useUpload('resume', { isImmediate: true })
  const [resumes, setResumes] = useState(candidate.resume ? [candidate.resume] : [])
  const id = candidate._id

  async function reload() {
    const { data } = await client.candidate.view({ candidateId: id })
    if (data.resume) setResumes((before) => [...before, data.resume as StoredFile])
    return toValues(data)
  }

  function show(name: string, value: unknown): ReactNode {
    if (name === 'workAuthorization') return <WorkAuthorizationName id={String(value)} />
    if (name === 'availability') return <AvailabilityText value={value as string | null} />
    if (isDay(name)) return value ? formatDate(String(value)) : undefined
    if (name !== 'resumeKey') return undefined
    const uploaded = upload.items.find((item) => item.state === 'success' && item.fileKey === value)
    return (
      uploaded?.file.name ?? [...resumes, ...form.draftFiles].find(({ fileKey }) => fileKey === value)?.originalName
    )
  }

  const form = useRecordForm({
    entity: 'Candidate',
    draft: 'candidate.edit',
    schema: () =>
      import('@corridor/contract/candidate/candidate/shapes').then(({ CandidateUpdate }) => CandidateUpdate),
    initial: toValues(candidate),
    submit: (change) => client.candidate.update(change),
    failed: 'Candidate update failed',
    onSaved: async () => {
      toast.success(t('Candidate updated successfully'))
      await refresh(api.candidate)
      await navigate({ to: paths.company.viewCandidate(id) })
    },
    merging: { reload, labels: candidateLabels, show },
  })
  return (
    <FormPage
      form={form}
      title="Edit Candidate"
      submitLabel="Save"
      isUploading={upload.isUploading}
      actions={
        <ButtonLink variant="default" to={paths.company.viewCandidate(id)}>
          {t('Cancel')}
        </ButtonLink>
      }
    >
      <CandidateFields
        form={form}
        upload={upload}
        resumes={[...resumes, ...form.draftFiles]}
        workAuthorization={candidate.workAuthorizationInfo[0]}
        candidateId={id}
      />
    </FormPage>
  )
}
