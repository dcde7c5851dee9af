import { lookupKinds, lookupTitles } from '@corridor/contract/lookup-kinds'
import { IconHome, IconListDetails, IconMapPin, IconUser, IconUserSearch, IconUsersGroup } from '@tabler/icons-react'
import type { Area } from '../../lib/area'
import { text } from '../../lib/text'
import type { WorkAs } from '../../lib/work-as'
import { paths } from '../../paths'

/** An entry of the rail; its links stand in the section bar. Only pages that exist have an entry. */
export interface Section {
  /** A key. */
  label: string
  icon: typeof IconHome
  /** Addresses below this belong to the section. */
  base: string
  links: { label: string; to: string }[]
}

const adminMenu: Section[] = [
  section(text('Dashboard'), IconHome, paths.admin.dashboard, [[text('Dashboard'), paths.admin.dashboard]]),
  section(
    text('Lookups'),
    IconListDetails,
    '/admin/setting',
    lookupKinds.map((kind) => [lookupTitles[kind], paths.admin.listLookup(kind)]),
  ),
  section(text('Addresses'), IconMapPin, '/admin/address-management', [
    [text('Country'), paths.admin.listAddress('country')],
    [text('State'), paths.admin.listAddress('state')],
    [text('City'), paths.admin.listAddress('city')],
  ]),
]

const companyHome = section(text('Dashboard'), IconHome, paths.company.dashboard, [
  [text('Dashboard'), paths.company.dashboard],
])
const hotlists = section(text('Hotlist'), IconUsersGroup, '/company/hotlist', [
  [text('Hotlist'), paths.company.listHotlist],
])
const candidates = section(text('Candidates'), IconUserSearch, '/company/candidate', [
  [text('Candidates'), paths.company.listCandidate],
])

const companyMenus: Record<WorkAs, Section[]> = {
  recruiter: [companyHome, candidates, hotlists],
  'bench-marketer': [companyHome, hotlists, candidates],
}

const candidateMenu: Section[] = [
  section(text('Profile'), IconUser, paths.candidate.dashboard, [[text('Profile'), paths.candidate.dashboard]]),
]

function section(label: string, icon: typeof IconHome, base: string, links: [label: string, to: string][]): Section {
  return { label, icon, base, links: links.map(([name, to]) => ({ label: name, to })) }
}

export function menuOf(area: Area, workAs: WorkAs): Section[] {
  if (area === 'admin') return adminMenu
  return area === 'company' ? companyMenus[workAs] : candidateMenu
}

export const isWithin = (pathname: string, base: string) => pathname === base || pathname.startsWith(`${base}/`)
