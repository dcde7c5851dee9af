import { companySectionNames } from '@corridor/contract/field/company-sections'
import { type TodayGroup, todayGroupNames } from '@corridor/contract/flow/today/kinds'
import type { Role } from '@corridor/contract/wire/access'
import { access, mayCall } from '@corridor/contract/wire/access'
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, client } from '../../../../lib/call/client'
import { formatDate, formatNumber } from '../../../../lib/format/format'
import { type Translate, useTranslation } from '../../../../lib/language/i18n'
import { text } from '../../../../lib/language/text'
import { useSession } from '../../../../lib/session/session'
import { paths } from '../../../../paths'
import { heldPath } from '../../../candidate/resume-batch/exports/held-path'
import { sectionPage } from './section-pages'
import type { Waiting } from './waiting-list'

const dayMs = 86_400_000
// An Owner renews in time where the letter of the last week is not the first that they hear of it.
const planWarnDays = 14

type Answer = Awaited<ReturnType<typeof askWaiting>>

/** The question for the own work of the day, which Today asks too: both read one answer. */
export const ownToday = () => api.today.view.queryOptions({ input: { isMine: true } })

/** Asks for the work of the day, and of the rest only for what these roles can do something about. */
async function askWaiting(queries: QueryClient, roles: readonly Role[]) {
  const mayChange = mayCall(access.onboarding.manage, roles)
  const mayAskForPlan = mayCall(access.orders.ask, roles)
  const mayDecide = mayCall(access.candidates.manage, roles)
  const openFiles = { limit: 1, sortBy: 'createDate', sortDirection: 'asc', filters: { isOpen: true } } as const
  const [today, sections, plan, files, duplicates] = await Promise.all([
    queries.fetchQuery(ownToday()),
    mayChange ? client.company.sections({}) : undefined,
    mayAskForPlan ? client.plan.usage({}) : undefined,
    mayDecide ? client.resumeBatch.listFile(openFiles) : undefined,
    mayDecide ? client.duplicate.list({ limit: 1 }) : undefined,
  ])
  return { groups: today.data.groups, sections, plan, files, duplicates }
}

const returned = ({ sections }: Answer, t: Translate): Waiting[] =>
  (sections?.data ?? []).flatMap(({ section, state, reason }) => {
    const page = state === 'returned' && sectionPage(section)
    const name = t(companySectionNames[section])
    return page ? [{ title: t('{name} was returned', { name }), note: reason ?? '', action: t('Change'), ...page }] : []
  })

function planEnd({ plan }: Answer, t: Translate): Waiting[] {
  const { endDate, plan: own, openOrderInfo } = plan?.data ?? {}
  if (!endDate || !own || openOrderInfo?.length || Date.parse(endDate) - Date.now() > planWarnDays * dayMs) return []
  const title = t('{name} ends on {date}', { name: own.name, date: formatDate(endDate) })
  return [{ title, note: t('Renew it, or choose another plan.'), action: t('Renew'), to: paths.company.plans }]
}

function resumes({ files }: Answer, t: Translate): Waiting[] {
  const [first] = files?.data ?? []
  if (!first) return []
  return [
    {
      title: t('Resumes to review: {n}', { n: formatNumber(files?.totalDocs ?? 0) }),
      note: t(
        'Check what was read of each, then save it. Compare those that may be of candidates whom you already have.',
      ),
      action: t('Review'),
      to: heldPath(first),
    },
  ]
}

function pairs({ duplicates }: Answer, t: Translate): Waiting[] {
  if (!duplicates?.totalDocs) return []
  return [
    {
      title: t('Possible duplicates: {n}', { n: formatNumber(duplicates.totalDocs) }),
      note: t('Pairs of candidates who are probably one person.'),
      action: t('Compare'),
      to: paths.company.listDuplicate,
    },
  ]
}

const groupNotes: Record<TodayGroup, string> = {
  interviews: text('Interviews until the end of today, and past ones without an outcome.'),
  requirements: text('Open jobs without a submission.'),
  silent: text('No reply for 24 hours or more.'),
  rates: text('Rates that nobody has confirmed yet.'),
  deadlines: text('Deadlines of applications, visa appointments and programmes that start: missed, or within 14 days.'),
  papers: text('Papers that are late, were returned, or expire soon.'),
  reviews: text('Files to review, and comments without an answer.'),
  claims: text('Commission whose last day to claim is near, and what was claimed long ago.'),
  due: text('Reminders that are due, and papers, jobs and work authorizations that end soon.'),
}

const workOfDay = ({ groups }: Answer, t: Translate): Waiting[] =>
  groups
    .filter(({ total }) => total > 0)
    .map(({ group, total }) => ({
      title: t('{name}: {n}', { name: t(todayGroupNames[group]), n: formatNumber(total) }),
      note: t(groupNotes[group]),
      action: t('Open'),
      to: paths.company.today,
      search: { group },
    }))

const besideDay = (answer: Answer, t: Translate) =>
  [returned, planEnd, resumes, pairs].flatMap((part) => part(answer, t))

/** All that waits for a member of a company, by what their roles can do: Today and the dashboard read it here, so that they agree. */
export function useWaiting() {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const roles = useSession()?.roles ?? []
  const query = useQuery({
    queryKey: [...api.today.key(), 'waiting', roles],
    queryFn: () => askWaiting(queries, roles),
    staleTime: 0,
  })
  return {
    query,
    rowsOf: (answer: Answer) => [...workOfDay(answer, t), ...besideDay(answer, t)],
    /** The rows that do not belong to the work of the day; undefined until they are known. */
    beside: query.data && besideDay(query.data, t),
  }
}
