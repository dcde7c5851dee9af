import { companySectionNames } from '@corridor/contract/field/company-sections'
import type { Role } from '@corridor/contract/wire/access'
import { access, mayCall } from '@corridor/contract/wire/access'
import { useQuery } from '@tanstack/react-query'
import { api, client } from '../../../lib/call/client'
import { formatDate, formatNumber } from '../../../lib/format/format'
import { type Translate, useTranslation } from '../../../lib/language/i18n'
import { useSession } from '../../../lib/session/session'
import { paths } from '../../../paths'
import { sectionPage } from './section-pages'
import type { Waiting } from './waiting-list'

const dayMs = 86_400_000
// An Owner renews in time where the letter of the last week is not the first that they hear of it.
const planWarnDays = 14

type Answer = Awaited<ReturnType<typeof askCompany>>

/** Asks only for what these roles can do something about. */
async function askCompany(roles: readonly Role[]) {
  const mayChange = mayCall(access.onboarding.manage, roles)
  const mayAskForPlan = mayCall(access.orders.ask, roles)
  const mayDecide = mayCall(access.candidates.manage, roles)
  const filesIn = (state: 'held' | 'incomplete') =>
    mayDecide
      ? client.resumeBatch.listFile({ limit: 1, sortBy: 'createDate', sortDirection: 'asc', filters: { state } })
      : undefined
  const [sections, plan, held, incomplete, duplicates] = await Promise.all([
    mayChange ? client.company.sections({}) : undefined,
    mayAskForPlan ? client.plan.usage({}) : undefined,
    filesIn('held'),
    filesIn('incomplete'),
    mayDecide ? client.duplicate.list({ limit: 1 }) : undefined,
  ])
  return { sections, plan, held, incomplete, duplicates }
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

function resumes({ held, incomplete }: Answer, t: Translate): Waiting[] {
  const [firstHeld] = held?.data ?? []
  const [firstIncomplete] = incomplete?.data ?? []
  return [
    ...(firstHeld
      ? [
          {
            title: t('Resumes held back: {n}', { n: formatNumber(held?.totalDocs ?? 0) }),
            note: t('They may be of candidates whom you already have. Compare, then decide.'),
            action: t('Compare'),
            to: paths.company.compareResume(firstHeld._id),
          },
        ]
      : []),
    ...(firstIncomplete
      ? [
          {
            title: t('Incomplete resumes: {n}', { n: formatNumber(incomplete?.totalDocs ?? 0) }),
            note: t('Something that a candidate needs was not found in them. Fill it in and save.'),
            action: t('Review'),
            to: paths.company.reviewResume(firstIncomplete._id),
          },
        ]
      : []),
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

/** Work that waits for a member of a company, by what their roles can do. */
export function useCompanyWaiting() {
  const { t } = useTranslation()
  const roles = useSession()?.roles ?? []
  const query = useQuery({
    queryKey: [...api.dashboard.key(), 'company-waiting', roles],
    queryFn: () => askCompany(roles),
    staleTime: 0,
  })
  const rowsOf = (answer: Answer) => [returned, planEnd, resumes, pairs].flatMap((part) => part(answer, t))
  return { query, rowsOf }
}
