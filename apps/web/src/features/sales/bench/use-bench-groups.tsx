import { type BenchGroupName, benchGroups } from '@corridor/contract/sales/bench/groups'
import type { BenchGroup, BenchPerson } from '@corridor/contract/sales/bench/shapes'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from '../../../lib/call/client'
import { formatNumber } from '../../../lib/format/format'
import { seededName } from '../../../lib/format/seeded-name'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import type { RowGroup } from '../../../lib/list/page/list-grid'
import type { List } from '../../../lib/list/use-list'
import classes from './bench.module.css'

/** Under what heading somebody stands, if the list is in groups; the figures of a group are of all of it, not of the page. */
export function useBenchGroups(list: List<BenchPerson>): ((row: BenchPerson) => RowGroup) | undefined {
  const group = benchGroups.find((name) => name === list.state.sort)
  const { searchTerm, filters } = list.narrowing
  const { data } = useQuery(
    api.bench.summary.queryOptions({
      input: { searchTerm, filters, group },
      enabled: group !== undefined,
      placeholderData: keepPreviousData,
    }),
  )
  if (!group) return undefined
  const groups = new Map(data?.data.groups.map((one) => [one.key, one]))
  return (row) => {
    const name = nameOf(row, group)
    const key = group === 'skill' ? (name?.toLowerCase() ?? null) : name
    return { key: key ?? '', heading: <GroupHeading group={group} name={name} figures={groups.get(key)} /> }
  }
}

const nameOf = ({ skills, workAuthorizationInfo }: BenchPerson, group: BenchGroupName) =>
  (group === 'skill' ? skills[0] : workAuthorizationInfo[0]?.name) ?? null

const unknown: Record<BenchGroupName, string> = {
  skill: text('No skill known'),
  authorization: text('Work authorization not known'),
}

interface GroupHeadingProps {
  group: BenchGroupName
  name: string | null
  figures: BenchGroup | undefined
}

function GroupHeading({ group, name, figures }: GroupHeadingProps) {
  const { t } = useTranslation()
  const shown = name && group === 'authorization' ? seededName('work-authorization', name) : name
  return (
    <span className={classes.heading}>
      <strong>{shown ? <bdi>{shown}</bdi> : t(unknown[group])}</strong>
      {figures && (
        <>
          <span>{formatNumber(figures.count)}</span>
          <span className={classes.quiet}>{t('median {count} days', { count: figures.medianDays })}</span>
          {figures.endingSoon > 0 && (
            <span className={classes.warning}>
              {t('{count} authorizations end soon', { count: figures.endingSoon })}
            </span>
          )}
        </>
      )}
    </span>
  )
}
