import { type DashboardMonths, dashboardMonths } from '@corridor/contract/flow/dashboard/periods'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { api } from '../../../lib/call/client'
import { timeZone } from '../../../lib/format/format'
import { toSearch } from '../../../lib/page/search'
import { useSearchText } from '../../../lib/page/use-search-text'

const defaultMonths: DashboardMonths = 12

/** The administrators' figures and series of a period; what was there stays while another period arrives. */
export const useAdminDashboard = (months: DashboardMonths = defaultMonths) =>
  useQuery({
    ...api.dashboard.admin.queryOptions({ input: { months, timeZone: timeZone() } }),
    select: ({ data }) => data,
    placeholderData: keepPreviousData,
  })

/** The period of a chart, kept in the address under its name. */
export function usePeriod(name: string): [DashboardMonths, (months: DashboardMonths) => void] {
  const navigate = useNavigate()
  const said = Number(useSearchText(name))
  const months = dashboardMonths.find((one) => one === said) ?? defaultMonths
  const choose = (next: DashboardMonths) =>
    void navigate({
      to: '.',
      search: toSearch((before) => ({ ...before, [name]: next === defaultMonths ? undefined : String(next) })),
      replace: true,
      resetScroll: false,
    })
  return [months, choose]
}
