import type { Match } from '@corridor/contract/job/job-match/shapes'
import { Button, Loader } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { api, client } from '../../../lib/call/client'
import { fetchMore } from '../../../lib/call/fetch-more'
import { formatNumber } from '../../../lib/format/format'
import { errorText, useTranslation } from '../../../lib/language/i18n'
import { Message } from '../../../ui/message'
import { MatchReasons } from './exports/match-reasons'
import classes from './match.module.css'

interface MatchListProps {
  of: { job: string } | { candidate: string }
  size: number
  head: (match: Match) => ReactNode
  /** At the end of the head: what can be done with this pair. */
  action: (match: Match) => ReactNode
  /** Shown if there is none. */
  empty: ReactNode
}

/** The best first, each with how far the match carries and why. */
export function MatchList({ of, size, head, action, empty }: MatchListProps) {
  const { t } = useTranslation()
  const query = useInfiniteQuery({
    queryKey: [...api.jobMatch.key(), 'list', of, size],
    queryFn: ({ pageParam, signal }) => client.jobMatch.list({ ...of, page: pageParam, limit: size }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ totalDocs }, _, page) => (page * size < totalDocs ? page + 1 : undefined),
    staleTime: 0,
  })
  const { data, error, hasNextPage, isFetchingNextPage } = query
  if (error) return <Message tone="danger">{errorText(error)}</Message>
  if (!data) return <Loader size="sm" role="status" aria-label={t('Loading data...')} />
  const matches = data.pages.flatMap((page) => page.data)
  const total = data.pages[0]?.totalDocs ?? 0
  if (total === 0) return <p className={classes.none}>{empty}</p>
  return (
    <>
      <ol className={classes.list}>
        {matches.map((match) => (
          <li key={match._id}>
            <div className={classes.match}>
              <div className={classes.head}>
                {head(match)}
                {action(match)}
              </div>
              <MatchReasons match={match} />
            </div>
          </li>
        ))}
      </ol>
      <p className={classes.foot}>
        {t('{shown} of {total}', { shown: formatNumber(matches.length), total: formatNumber(total) })}
        {hasNextPage && (
          <Button
            variant="default"
            size="compact-md"
            loading={isFetchingNextPage}
            onClick={() => void fetchMore(query)}
          >
            {t('Show more')}
          </Button>
        )}
      </p>
    </>
  )
}
