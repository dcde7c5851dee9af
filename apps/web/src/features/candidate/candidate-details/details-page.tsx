import type { Candidate } from '@corridor/contract/candidate/candidate/shapes'
import { access } from '@corridor/contract/wire/access'
import { Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute, useParams } from '@tanstack/react-router'
import { api } from '../../../lib/call/client'
import page from '../../../lib/form/form-page.module.css'
import { useTranslation } from '../../../lib/language/i18n'
import { RecordQuery } from '../../../lib/record/record-query'
import { only } from '../../../lib/session/only'
import { PageHeader } from '../../../ui/page-header'
import { candidateName } from '../candidate/exports/candidate-name'
import { DocumentsStep } from '../candidate-document/exports/documents-step'
import { DetailsForm } from './details-form'

export const Route = createFileRoute('/company/candidate/candidate-details/$id')({
  staticData: { title: 'Details for vendors' },
  beforeLoad: only(access.candidatePapers.manage),
  component: CandidateDetailsPage,
})

function CandidateDetailsPage() {
  const { id } = useParams({ from: '/company/candidate/candidate-details/$id' })
  const query = useQuery(api.candidate.view.queryOptions({ input: { candidateId: id } }))
  return <RecordQuery query={query}>{({ data }) => <DetailsOf key={id} candidate={data} />}</RecordQuery>
}

function DetailsOf({ candidate }: { candidate: Candidate }) {
  const { t } = useTranslation()
  const input = { candidateId: candidate._id }
  const query = useQuery({ ...api.candidateDetails.view.queryOptions({ input }), staleTime: 0 })
  return (
    <div className={page.page}>
      <PageHeader
        title={t('Details for vendors')}
        description={t('What vendors ask of {name} beyond the resume.', { name: candidateName(candidate) })}
      />
      <div className={page.card}>
        <RecordQuery query={query}>{({ data }) => <DetailsForm key={data.version} details={data} />}</RecordQuery>
      </div>
      <Title order={2} size="h4" id="documents">
        {t('Documents')}
      </Title>
      <DocumentsStep candidateId={candidate._id} />
    </div>
  )
}
