import { lookupKinds, lookupTitles } from '@corridor/contract/base/lookup/kinds'
import { type Access, access, mayCall, type Role } from '@corridor/contract/wire/access'
import {
  IconBriefcase,
  IconBuilding,
  IconChecklist,
  IconCreditCard,
  IconHistory,
  IconHome,
  IconListDetails,
  IconMapPin,
  IconNews,
  IconTransfer,
  IconTrash,
  IconUser,
  IconUserSearch,
  IconUsers,
  IconUsersGroup,
} from '@tabler/icons-react'
import type { Area } from '../../lib/area'
import { text } from '../../lib/text'
import type { WorkAs } from '../../lib/work-as'
import { paths } from '../../paths'

interface SectionLink {
  label: string
  to: string
  /** Who may open the page; without it, everyone in the area. */
  rule?: Access
}

/** An entry of the rail; its links stand in the section bar. Only pages that exist have an entry. */
export interface Section {
  /** A key. */
  label: string
  icon: typeof IconHome
  /** Names the section; addresses below it belong to it. */
  base: string
  /** Further addresses, below which lie pages that belong to it. */
  also: readonly string[]
  links: SectionLink[]
}

const adminMenu: Section[] = [
  section(text('Dashboard'), IconHome, paths.admin.dashboard, [[text('Dashboard'), paths.admin.dashboard]]),
  section(text('Companies'), IconBuilding, '/admin/companies', [
    [text('Companies'), paths.admin.listCompany],
    [text('Claim Ownership'), paths.admin.listClaim],
    [text('Add Company'), paths.admin.addCompany],
  ]),
  section(text('Verification'), IconChecklist, '/admin/verification', [
    [text('Pending Verifications'), paths.admin.pendingVerifications],
  ]),
  section(
    text('Users'),
    IconUsers,
    '/admin/user-management',
    [
      [text('Users'), paths.admin.users('list-user')],
      [text('Admin Users'), paths.admin.users('admin-users')],
      [text('Company Users'), paths.admin.users('company-users')],
      [text('Recruiter Users'), paths.admin.users('recruiter-users')],
      [text('Bench Sales Users'), paths.admin.users('bench-marketer-users')],
      [text('Employees'), paths.admin.users('list-employees')],
      [text('Invitations'), paths.admin.listInvitation],
      [text('User Roles'), paths.admin.userRoles],
      [text('Agents'), paths.admin.listAgent],
      [text('Add Admin User'), paths.admin.addAdminUser],
    ],
    ['/admin/agent'],
  ),
  section(text('Candidates'), IconUserSearch, paths.admin.listCandidate, [
    [text('Candidates'), paths.admin.listCandidate],
    [text('Bench'), paths.admin.listBench],
  ]),
  section(
    text('Plans'),
    IconCreditCard,
    '/admin/plan-and-subscription',
    [
      [text('Plans'), paths.admin.listPlan],
      [text('Orders'), paths.admin.listOrder],
      [text('Add Plan'), paths.admin.addPlan],
    ],
    [paths.admin.listOrder],
  ),
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
  section(
    text('News'),
    IconNews,
    paths.admin.listArticle('news'),
    [
      [text('News'), paths.admin.listArticle('news')],
      [text('Offers'), paths.admin.listArticle('offer')],
      [text('Add News'), paths.admin.addArticle('news')],
      [text('Add Offer'), paths.admin.addArticle('offer')],
    ],
    [paths.admin.listArticle('offer')],
  ),
  section(text('Transfers'), IconTransfer, '/admin/transfer', [
    [text('Imports'), paths.admin.listImport],
    [text('Exports'), paths.admin.listExport],
  ]),
  section(text('Bin'), IconTrash, paths.admin.bin, [[text('Bin'), paths.admin.bin]]),
  section(text('Audit Log'), IconHistory, paths.admin.auditLog, [[text('Audit Log'), paths.admin.auditLog]]),
]

const companyHome = section(text('Dashboard'), IconHome, paths.company.dashboard, [
  [text('Dashboard'), paths.company.dashboard],
])
const hotlists = section(text('Hotlist'), IconUsersGroup, '/company/hotlist', [
  [text('Hotlist'), paths.company.listHotlist],
  [text('Hotlist Candidates'), paths.company.listHotlistCandidate],
  [text('Add Hotlist'), paths.company.addHotlist, access.hotlists.manage],
])
const candidates = section(text('Candidates'), IconUserSearch, '/company/candidate', [
  [text('Candidates'), paths.company.listCandidate],
  [text('Add Candidate'), paths.company.chooseCandidateEntry, access.candidates.manage],
  [text('Duplicates'), paths.company.listDuplicate, access.candidates.manage],
])

const jobs = section(text('Jobs'), IconBriefcase, '/company/job', [
  [text('JD Extractor'), paths.company.jdExtractor, access.jobs.manage],
])

const transfers = section(text('Transfers'), IconTransfer, '/company/transfer', [
  [text('Imports'), paths.company.listImport, access.candidates.manage],
  [text('Exports'), paths.company.listExport, access.candidates.manage],
])

const setup = section(text('Company'), IconBuilding, '/company/setup', [
  [text('Members'), paths.company.members],
  [text('Claim Ownership'), paths.company.claimOwnership],
  [text('Account Details'), paths.company.accountDetails],
  [text('Bank Details'), paths.company.bankDetails],
  [text('Social Media'), paths.company.socialMedia],
])

const companyBin = section(text('Bin'), IconTrash, paths.company.bin, [
  [text('Bin'), paths.company.bin, access.managers],
])

const companyAudit = section(text('Audit Log'), IconHistory, paths.company.auditLog, [
  [text('Audit Log'), paths.company.auditLog, access.audit.read],
])

const companyPlans = section(text('Plans'), IconCreditCard, paths.company.plans, [[text('Plans'), paths.company.plans]])

const companyMenus: Record<WorkAs, Section[]> = {
  recruiter: [companyHome, jobs, candidates, hotlists, transfers, setup, companyPlans, companyBin, companyAudit],
  'bench-marketer': [companyHome, hotlists, candidates, jobs, transfers, setup, companyPlans, companyBin, companyAudit],
}

const candidateMenu: Section[] = [
  section(text('Profile'), IconUser, paths.candidate.dashboard, [[text('Profile'), paths.candidate.dashboard]]),
]

type LinkEntry = [label: string, to: string, rule?: Access]

function section(
  label: string,
  icon: typeof IconHome,
  base: string,
  links: LinkEntry[],
  also: readonly string[] = [],
): Section {
  const toLink = ([name, to, rule]: LinkEntry) => ({ label: name, to, ...(rule ? { rule } : {}) })
  return { label, icon, base, also, links: links.map(toLink) }
}

const menus = (area: Area, workAs: WorkAs): Section[] => {
  if (area === 'admin') return adminMenu
  return area === 'company' ? companyMenus[workAs] : candidateMenu
}

/** An area's entries, without the pages that these roles may not open. */
export const menuOf = (area: Area, workAs: WorkAs, roles: readonly Role[]): Section[] =>
  menus(area, workAs)
    .map((entry) => ({ ...entry, links: entry.links.filter(({ rule }) => !rule || mayCall(rule, roles)) }))
    .filter(({ links }) => links.length > 0)

const verb = /\/(list|add|edit|view)-/

/** The link of a section that an address belongs to: its own, else the list of the same noun, else one that it lies below. */
export const linkOf = ({ links }: Section, pathname: string): SectionLink | undefined =>
  links.find(({ to }) => to === pathname) ??
  links.find(({ to }) => verb.test(to) && isWithin(pathname.replace(verb, '/list-'), to)) ??
  links.find(({ to }) => isWithin(pathname, to))

/** True if an address belongs to a section: it lies below one of its bases, or is one of its links. */
export const isCurrent = ({ base, also, links }: Section, pathname: string) =>
  [base, ...also].some((one) => isWithin(pathname, one)) || links.some(({ to }) => to === pathname)

export const isWithin = (pathname: string, base: string) => pathname === base || pathname.startsWith(`${base}/`)
