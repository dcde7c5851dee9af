import { useQuery } from '@tanstack/react-query'
import { api } from '../../../lib/call/client'
import { errorText, useTranslation } from '../../../lib/language/i18n'
import type { Given } from '../../../lib/places'
import { RecordCard } from '../../../lib/record/record-card'
import { paths } from '../../../paths'
import { TextLink } from '../../../ui/link'
import classes from '../../candidate/candidate/exports/candidate-record.module.css'

const shownMax = 100

/** Which hotlists the candidate is on. */
export default function HotlistsPart({ candidateId }: Given<'candidate.activity'>) {
  const { t } = useTranslation()
  const { data, error } = useQuery(
    api.hotlist.list.queryOptions({
      input: { limit: shownMax, sortBy: 'name', sortDirection: 'asc', filters: { candidate: candidateId } },
    }),
  )
  return (
    <RecordCard title="On hotlists">
      {error && <p className={classes.none}>{errorText(error)}</p>}
      {data?.totalDocs === 0 && <p className={classes.none}>{t('Not yet on a hotlist.')}</p>}
      <ul className={classes.hotlists}>
        {data?.data.map((hotlist) => (
          <li key={hotlist._id}>
            <TextLink to={paths.company.viewHotlist(hotlist._id)}>{hotlist.name}</TextLink>
          </li>
        ))}
      </ul>
    </RecordCard>
  )
}
