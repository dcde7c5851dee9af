import { submissionStateNames } from '@corridor/contract/job/submission/kinds'
import type { Standing, StandingAsked } from '@corridor/contract/job/submission/standing'
import { useQuery } from '@tanstack/react-query'
import { api, client } from '../../../../lib/call/client'
import { seededName } from '../../../../lib/format/seeded-name'
import { type Translate, useTranslation } from '../../../../lib/language/i18n'
import type { ListSource } from '../../../../lib/list/types'
import { paths } from '../../../../paths'
import { Badge } from '../../../../ui/badge'
import { TextLink } from '../../../../ui/link'
import { SubmissionBadge } from './state-badge'

type Answer = Awaited<ReturnType<typeof client.candidate.list>>
type Row = Answer['data'][number] & { standings: readonly Standing[] }

/** The candidates of the company, each with where they stand in pipelines already: for pickers. */
export const candidatesWithStanding: ListSource<Parameters<typeof api.candidate.list.call>[0], Row> = {
  key: () => [...api.candidate.list.key(), 'standing'],
  async call(body, options) {
    const page = await api.candidate.list.call(body, options)
    const candidates = page.data.map(({ _id }) => _id)
    const found = candidates.length > 0 ? (await client.submission.standing({ candidates }, options)).data : []
    const standings = Map.groupBy(found, ({ candidate }) => candidate)
    return { ...page, data: page.data.map((row) => ({ ...row, standings: standings.get(row._id) ?? [] })) }
  },
}

/** The standing of somebody, to be shown beside the name: for the job that is asked about, else the first of all. Undefined if there is none. */
export function useStandingText() {
  const { t } = useTranslation()
  return (standings: readonly Standing[], job?: string): string | undefined => {
    const here = standings.find((one) => one.job === job)
    const first = here ?? standings[0]
    if (!first) return undefined
    const where = stepName(first, t)
    if (here) return where
    const more = standings.length > 1 ? ` +${standings.length - 1}` : ''
    return t('In pipeline: {where}', { where: `${where} (${first.jobInfo[0]?.name})${more}` })
  }
}

const stepName = ({ state, stage }: Standing, t: Translate) =>
  state ? t(submissionStateNames[state]) : seededName('stage', stage ?? '')

/** The standings that exist already: for one job by candidate, of one candidate by job. None if the id is empty. */
export function useStanding(of: { candidate: string } | { job: string }): ReadonlyMap<string, Standing> {
  const asked: StandingAsked = 'job' in of ? of : { candidates: [of.candidate] }
  const { data } = useQuery({
    ...api.submission.standing.queryOptions({ input: asked }),
    enabled: !Object.values(of).includes(''),
  })
  // Submissions come first, and stand before an application of the same person to the same job.
  return new Map(data?.data.toReversed().map((row) => ['job' in of ? row.candidate : row.job, row]))
}

/** The way to what somebody stands in already. */
export function StandingLink({ standing }: { standing: Standing }) {
  const { kind, record, state, stage } = standing
  return (
    <TextLink to={kind === 'submission' ? paths.company.viewSubmission(record) : paths.company.viewApplication(record)}>
      {state ? (
        <SubmissionBadge state={state} />
      ) : (
        <Badge tone="news">
          <bdi>{seededName('stage', stage ?? '')}</bdi>
        </Badge>
      )}
    </TextLink>
  )
}
