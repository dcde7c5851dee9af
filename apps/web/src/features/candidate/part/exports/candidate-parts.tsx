import type { CandidatePartKind } from '@corridor/contract/candidate/part/kinds'
import { useQuery } from '@tanstack/react-query'
import { errorText, useTranslation } from '../../../../lib/language/i18n'
import { askList } from '../../../../lib/list/ask-list'
import { toSearch } from '../../../../lib/page/search'
import { useSection } from '../../../../lib/record/frame/sections'
import { LongText } from '../../../../lib/record/long-text'
import { type Fact, Facts, RecordCard } from '../../../../lib/record/record-card'
import { paths } from '../../../../paths'
import { TextLink } from '../../../../ui/link'
import classes from '../../candidate/exports/candidate-record.module.css'
import { Period, partFacts, partHeading, partName, partSource } from '../part-kinds'
import { candidateSteps } from '../steps'

const shownMax = 100

interface CandidatePartsProps {
  kind: CandidatePartKind
  candidateId: string
  mayManage: boolean
}

/** Entries of one kind in a candidate's record, with the way to their step. */
export function CandidateParts({ kind, candidateId, mayManage }: CandidatePartsProps) {
  const { t } = useTranslation()
  const source = partSource(kind, candidateId)
  const body = { limit: shownMax, sortBy: 'period', sortDirection: 'desc' }
  const { data, error, isPending } = useQuery({
    queryKey: [...source.key(), 'record'],
    queryFn: ({ signal }) => askList(source, body, { signal }),
  })
  const step = candidateSteps.findIndex((each) => each.kind === kind) + 1
  const heading = partHeading(kind)
  const way = { to: paths.company.candidateStep(step), search: { candidate: candidateId } }
  const isEmpty = data?.totalDocs === 0
  if (useSection(heading, { isPending, isEmpty, add: mayManage && way })) return null
  return (
    <RecordCard
      title={heading}
      action={
        mayManage && (
          <TextLink to={way.to} search={toSearch(way.search)} aria-label={t('Edit {name}', { name: t(heading) })}>
            {t('Edit')}
          </TextLink>
        )
      }
    >
      {error && <p className={classes.none}>{errorText(error)}</p>}
      <ul className={classes.parts}>
        {data?.data.map((row) => (
          <li key={row._id}>
            <div className={classes.partHead}>
              <h3>
                <bdi>{partName(kind, row)}</bdi>
              </h3>
              <span className={classes.quiet}>
                <Period row={row} />
              </span>
            </div>
            <PartFacts facts={partFacts(kind, row)} />
          </li>
        ))}
      </ul>
    </RecordCard>
  )
}

/** Short values stand side by side, long ones below, never cut without a way to the rest. */
function PartFacts({ facts }: { facts: Fact[] }) {
  const { t } = useTranslation()
  const short = facts.filter(({ isLong }) => !isLong)
  return (
    <>
      {short.length > 0 && <Facts facts={short} />}
      {facts
        .filter(({ isLong }) => isLong)
        .map(({ label, value }) => (
          <LongText key={label} label={t(label)}>
            {value}
          </LongText>
        ))}
    </>
  )
}
