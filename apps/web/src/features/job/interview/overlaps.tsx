import { interviewMinutes } from '@corridor/contract/job/interview/kinds'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../lib/call/client'
import { formatDateTimeIn, formatName } from '../../../lib/format/format'
import { dotted } from '../../../lib/format/isolated'
import { useTranslation } from '../../../lib/language/i18n'
import { paths } from '../../../paths'
import { TextLink } from '../../../ui/link'
import { Message } from '../../../ui/message'

import classes from './interview.module.css'

const pauseMs = 300

export interface OverlapOf {
  /** Whose it is; empty until it is chosen. */
  submissionId: string
  startDate: string
  minutes: number | null
  zone: string
  /** The interview that is being changed. */
  except?: string | undefined
}

/** Tells what else the person has planned in the time that is typed; nothing where it is free. */
export function Overlaps({ of }: { of: OverlapOf }) {
  const { t } = useTranslation()
  const [asked] = useDebouncedValue(of, pauseMs)
  const { submissionId, startDate, except } = asked
  const minutes = Math.min(Math.max(asked.minutes ?? 0, interviewMinutes.min), interviewMinutes.max)
  const { data } = useQuery({
    ...api.interview.overlaps.queryOptions({
      input: { submissionId, startDate, minutes, ...(except !== undefined && { except }) },
    }),
    enabled: submissionId !== '' && startDate !== '',
  })
  const found = startDate === '' ? [] : (data?.data ?? [])
  const [person] = found[0]?.candidateInfo ?? []
  if (found.length === 0) return null
  return (
    <Message tone="attention">
      {t('{name} has another interview at this time:', { name: person ? formatName(person) : '' })}
      <ul className={classes.overlaps}>
        {found.map((one) => (
          <li key={one._id}>
            <TextLink to={paths.company.viewInterview(one._id)} target="_blank" rel="noopener">
              {dotted(one.jobInfo[0]?.name, formatDateTimeIn(one.startDate, of.zone))}
            </TextLink>
          </li>
        ))}
      </ul>
    </Message>
  )
}
