import { access } from '@corridor/contract/wire/access'
import { Modal } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { createFileRoute, useNavigate, useParams } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { api } from '../../../lib/call/client'
import { refresh } from '../../../lib/call/query-client'
import { currentLanguage, errorText, useTranslation } from '../../../lib/language/i18n'
import { late } from '../../../lib/late/late'
import { PageBusy } from '../../../lib/page/page-busy'
import { isMissing, RecordQuery } from '../../../lib/record/record-query'
import { only } from '../../../lib/session/only'
import { paths } from '../../../paths'
import { ButtonLink } from '../../../ui/link'
import { Message } from '../../../ui/message'
import { PageHeader } from '../../../ui/page-header'

const Signing = late(() => import('./signing').then(({ Signing }) => ({ default: Signing })))

export const Route = createFileRoute('/company/enrollstudent/declaration/$studentId')({
  staticData: { title: 'Declaration' },
  beforeLoad: only(access.students.manage),
  component: SignPage,
})

/** Hands the device over: the page for the student lies over all of the office, in their language. */
function SignPage() {
  const { t } = useTranslation()
  const { studentId } = useParams({ from: '/company/enrollstudent/declaration/$studentId' })
  const [language, setLanguage] = useState(currentLanguage)
  const query = useQuery({
    ...api.declaration.page.queryOptions({ input: { studentId, language } }),
    placeholderData: keepPreviousData,
    // Text and facts are signed as they are read: nothing moves under the reader.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    retry: false,
  })
  const navigate = useNavigate()
  const summary = paths.company.enrolmentSummary(studentId)
  async function leave() {
    await navigate({ to: summary })
    await refresh(api.declaration, api.student, api.enrolment)
  }
  const { data, error } = query
  if (data && !error)
    return (
      <Modal.Root opened fullScreen closeOnEscape={false} onClose={() => undefined}>
        <Modal.Content aria-label={data.data.text.title}>
          <Modal.Body>
            <Suspense fallback={<PageBusy />}>
              <Signing
                studentId={studentId}
                page={data.data}
                setLanguage={setLanguage}
                readAgain={() => query.refetch()}
                leave={() => void leave()}
              />
            </Suspense>
          </Modal.Body>
        </Modal.Content>
      </Modal.Root>
    )
  return (
    <>
      <PageHeader title={t('Declaration')}>
        <ButtonLink to={summary} variant="default">
          {t('Enrolment summary')}
        </ButtonLink>
      </PageHeader>
      {error && !isMissing(error) ? (
        <Message tone="attention">{errorText(error)}</Message>
      ) : (
        <RecordQuery query={query}>{() => null}</RecordQuery>
      )}
    </>
  )
}
