import { useQuery } from '@tanstack/react-query'
import { api } from '../../../lib/call/client'
import { errorText } from '../../../lib/language/i18n'
import type { Given } from '../../../lib/places'
import { useSection } from '../../../lib/record/frame/sections'
import { RecordCard } from '../../../lib/record/record-card'
import { paths } from '../../../paths'
import { TextLink } from '../../../ui/link'
import classes from '../../candidate/candidate/exports/candidate-record.module.css'

const shownMax = 100

/** Which hotlists the candidate is on. */
export default function HotlistsPart({ candidateId }: Given<'candidate.activity'>) {
  const { data, error, isPending } = useQuery(
    api.hotlist.list.queryOptions({
      input: { limit: shownMax, sortBy: 'name', sortDirection: 'asc', filters: { candidate: candidateId } },
    }),
  )
  if (useSection('On hotlists', { isPending, isEmpty: data?.totalDocs === 0 })) return null
  return (
    <RecordCard title="On hotlists">
      {error && <p className={classes.none}>{errorText(error)}</p>}
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
