import { candidatePartTitles } from '@corridor/contract/candidate/part/kinds'
import type { TimelineEntry } from '@corridor/contract/candidate/timeline/shapes'
import { access } from '@corridor/contract/wire/access'
import { Button } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { api, client } from '../../../../lib/client'
import { formatDate, formatDateTime, formatNumber, formatRelative, ownerName } from '../../../../lib/format'
import { errorText, useTranslation } from '../../../../lib/i18n'
import { isPhoneField, PhoneTexts } from '../../../../lib/record/phone-link'
import { RecordCard } from '../../../../lib/record/record-card'
import { useMay } from '../../../../lib/session'
import { text } from '../../../../lib/text'
import { paths } from '../../../../paths'
import { TextLink } from '../../../../ui/link'
import { AvailabilityText } from '../../candidate/exports/availability'
import { candidateLabels, isDay } from '../../candidate/exports/values'
import { partLabels } from '../../part/exports/part-fields'
import classes from './candidate-timeline.module.css'

type Change = TimelineEntry['changes'][number]

/** What was done, with `{what}`: the candidate, or an entry of the record. */
const sentences: Record<TimelineEntry['action'], string> = {
  added: text('{what} added'),
  changed: text('{what} changed'),
  deleted: text('{what} deleted'),
  restored: text('{what} restored'),
  merged: text('{what} merged with a duplicate'),
  'put on a hotlist': text('Added to a hotlist'),
  'taken off a hotlist': text('Removed from a hotlist'),
}

/** What happened to a candidate, newest first, a few at a time. */
export function CandidateTimeline({ candidateId }: { candidateId: string }) {
  const { t } = useTranslation()
  const query = useInfiniteQuery({
    queryKey: [...api.candidate.key(), 'timeline', candidateId],
    queryFn: ({ pageParam, signal }) =>
      client.timeline.view({ candidateId, ...(pageParam ? { before: pageParam } : {}) }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ data, hasMore }) => (hasMore ? data.at(-1)?._id : undefined),
  })
  return (
    <RecordCard title="Timeline">
      {query.error && <p className={classes.quiet}>{errorText(query.error)}</p>}
      {query.data?.pages[0]?.data.length === 0 && <p className={classes.quiet}>{t('No activity yet.')}</p>}
      <ol className={classes.entries}>
        {query.data?.pages
          .flatMap(({ data }) => data)
          .map((entry) => (
            <Entry key={entry._id} entry={entry} />
          ))}
      </ol>
      {query.hasNextPage && (
        <Button
          mt="sm"
          size="compact-md"
          variant="default"
          loading={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {t('Show earlier')}
        </Button>
      )}
    </RecordCard>
  )
}

function Entry({ entry }: { entry: TimelineEntry }) {
  const { t } = useTranslation()
  const { action, part, name, hotlistInfo, changes, userInfo, at } = entry
  const [hotlist] = hotlistInfo
  // Hotlists' pages are the company's own.
  const isInCompany = useMay(access.setup.read)
  const labels: Record<string, string> = part ? partLabels(part) : candidateLabels
  return (
    <li className={classes.entry}>
      <p className={classes.what}>
        {t(sentences[action], { what: t(part ? candidatePartTitles[part] : 'Candidate') })}
        {name && (
          <>
            {': '}
            <bdi>{name}</bdi>
          </>
        )}
      </p>
      {hotlist?._id && isInCompany && <TextLink to={paths.company.viewHotlist(hotlist._id)}>{hotlist.name}</TextLink>}
      {hotlist && !(hotlist._id && isInCompany) && <bdi>{hotlist.name}</bdi>}
      {changes.length > 0 && (
        <dl className={classes.changes}>
          {changes.map((change) => (
            <div key={change.field}>
              <dt>{t(labels[change.field] ?? change.field)}</dt>
              <dd>
                <del>
                  <Value change={change} value={change.before} />
                </del>
                <span className={classes.arrow} aria-hidden>
                  →
                </span>
                <ins>
                  <Value change={change} value={change.after} />
                </ins>
              </dd>
            </div>
          ))}
        </dl>
      )}
      <p className={classes.quiet}>
        {ownerName(userInfo) ?? t('Corridor (automatic)')} ·{' '}
        <time title={formatDateTime(at)}>{formatRelative(at)}</time>
      </p>
    </li>
  )
}

function Value({ change: { field }, value }: { change: Change; value: Change['before'] }) {
  const { t } = useTranslation()
  if (value === null || value === '' || (Array.isArray(value) && value.length === 0)) return t('nothing')
  if (typeof value === 'boolean') return t(value ? 'Yes' : 'No')
  if (typeof value === 'number') return formatNumber(value)
  if (field === 'availability') return <AvailabilityText value={String(value)} />
  if (isDay(field)) return formatDate(String(value))
  if (field === 'status') return t(value === 'active' ? 'Active' : 'Inactive')
  if (isPhoneField(field)) return <PhoneTexts phones={[value].flat()} />
  return <bdi>{Array.isArray(value) ? value.join(', ') : value}</bdi>
}
