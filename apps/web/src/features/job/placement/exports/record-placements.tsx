import { useQuery } from '@tanstack/react-query'
import { api } from '../../../../lib/call/client'
import { formatDate, formatName } from '../../../../lib/format/format'
import { useTranslation } from '../../../../lib/language/i18n'
import { toSearch } from '../../../../lib/page/search'
import { useSection } from '../../../../lib/record/frame/sections'
import { RecordCard } from '../../../../lib/record/record-card'
import classes from '../../../../lib/record/record-rows.module.css'
import { paths } from '../../../../paths'
import { TextLink } from '../../../../ui/link'
import { PlacementBadge } from '../state-badge'

const shown = 10

/** The people who work, or worked, for one client. */
export default function RecordPlacements({ of }: { of: { client: string } }) {
  const { t } = useTranslation()
  const { data, isPending } = useQuery(api.placement.list.queryOptions({ input: { filters: of, limit: shown } }))
  const isEmpty = data?.totalDocs === 0
  useSection('Placements', { isPending, isEmpty })
  if (!data || isEmpty) return null
  return (
    <RecordCard title="Placements">
      <ul className={classes.rows}>
        {data.data.map((row) => (
          <li key={row._id} className={classes.row}>
            <TextLink to={paths.company.viewPlacement(row._id)}>
              <bdi>{row.candidateInfo[0] && formatName(row.candidateInfo[0])}</bdi>
            </TextLink>
            <PlacementBadge state={row.state} />
            <span className={classes.more}>
              <bdi>{row.jobInfo[0]?.name}</bdi>
              {' · '}
              {t('{from} to {to}', {
                from: formatDate(row.startDate),
                to: row.endDate ? formatDate(row.endDate) : t('Open'),
              })}
            </span>
          </li>
        ))}
      </ul>
      {data.totalDocs > data.data.length && (
        <TextLink to={paths.company.listPlacement} search={toSearch(of)}>
          {t('See all {n}', { n: data.totalDocs })}
        </TextLink>
      )}
    </RecordCard>
  )
}
