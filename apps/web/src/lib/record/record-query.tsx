import { Skeleton, Stack } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ApiError } from '../call/api-error'
import { useTranslation } from '../language/i18n'
import { ListFailed } from '../list/page/list-states'

interface RecordQueryProps<Answer> {
  query: UseQueryResult<Answer>
  /** The shape of what is on its way; by default a few lines. */
  waiting?: ReactNode
  children: (answer: Answer) => ReactNode
}

/** A page over one record: its skeleton, the page, or why it did not arrive. A record that is not there is the not-found page. */
export function RecordQuery<Answer>({ query, waiting, children }: RecordQueryProps<Answer>) {
  const { t } = useTranslation()
  const { data, error, refetch } = query
  if (isMissing(error)) throw new ApiError(404, { code: 'record.notFound', message: error.message })
  if (data !== undefined) return children(data)
  if (error) return <ListFailed error={error} retry={() => void refetch()} isPage />
  return (
    waiting ?? (
      <Stack role="status" aria-label={t('Loading...')} maw={960}>
        <Skeleton height={20} width="32%" />
        {['28%', '90%', '84%', '60%'].map((width) => (
          <Skeleton key={width} height={12} width={width} />
        ))}
      </Stack>
    )
  )
}

// An address with an id that cannot be one names no record either.
export const isMissing = (error: unknown): error is ApiError =>
  error instanceof ApiError && (error.status === 404 || error.code === 'request.invalid')
