import { access } from '@corridor/contract/wire/access'
import { skipToken, useQuery } from '@tanstack/react-query'
import { createFileRoute, useParams } from '@tanstack/react-router'
import { api } from '../../../lib/call/client'
import { useErrorTexts } from '../../../lib/language/i18n'
import { RecordQuery } from '../../../lib/record/record-query'
import { only } from '../../../lib/session/only'
import { CompareResume } from './compare-resume'
import MovedOn from './moved-on'
import { useReadFile } from './use-read-file'

export const Route = createFileRoute('/company/super-candidate/compare-resume/$id')({
  staticData: { title: 'Compare Resume' },
  beforeLoad: only(access.candidates.manage),
  component: CompareResumePage,
})

function CompareResumePage() {
  useErrorTexts()
  const { id } = useParams({ from: '/company/super-candidate/compare-resume/$id' })
  const read = useReadFile(id)
  const candidateId = read.data?.found.doubleInfo[0]?._id
  const double = useQuery(api.candidate.view.queryOptions({ input: candidateId ? { candidateId } : skipToken }))
  return (
    <RecordQuery query={read}>
      {(loaded) =>
        loaded.found.state === 'held' && candidateId ? (
          <RecordQuery query={double}>
            {({ data }) => <CompareResume key={`${id} ${data.version}`} {...loaded} stands={data} />}
          </RecordQuery>
        ) : (
          <MovedOn title="Compare Resume" batch={loaded.found.batch} />
        )
      }
    </RecordQuery>
  )
}
