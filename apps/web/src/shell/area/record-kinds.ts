import { type Access, access } from '@corridor/contract/wire/access'
import { candidateName } from '../../features/candidate/candidate/exports/candidate-name'
import { api } from '../../lib/call/client'
import { t } from '../../lib/language/i18n'
import { text } from '../../lib/language/text'
import { askList } from '../../lib/list/ask-list'
import type { ListRow, ListSource } from '../../lib/list/types'
import type { Area } from '../../lib/session/area'
import { paths } from '../../paths'

// Enough to recognise somebody; who is not among them is found by a longer word.
const shownOfKind = 5

/** Targets of the palette: a page, a record of a kind, an article, or what can be done. */
export interface Target {
  /** Its address; of what can be done, its name. */
  to: string
  label: string
  hint: string
  /** Does it; without it, the address is opened. */
  run?: () => void
}

export interface RecordKind {
  area: Area
  /** A key. */
  label: string
  rule: Access
  find: (searchTerm: string, signal: AbortSignal) => Promise<Target[]>
}

interface Finding<Row> extends Omit<RecordKind, 'find'> {
  source: ListSource<never, Row>
  searchFields: string[]
  toTarget: (row: Row) => Target
}

const kindOf = <Row extends ListRow>({ source, searchFields, toTarget, ...kind }: Finding<Row>): RecordKind => ({
  ...kind,
  find: async (searchTerm, signal) => {
    const body = { searchTerm, searchFields, sortBy: 'name', sortDirection: 'asc', limit: shownOfKind }
    return (await askList(source, body, { signal })).data.map(toTarget)
  },
})

/** Title and state of a person; the address if neither says anything. */
const aboutOf = ({ jobTitle, status, email }: { jobTitle: string | null; status: string; email: string }) =>
  [jobTitle || email, t(status === 'active' ? 'Active' : 'Inactive')].join(' · ')

/** The records that the palette finds, in their order: each through its own list, which shows nobody more than they may see. */
export const recordKinds: readonly RecordKind[] = [
  kindOf({
    area: 'company',
    label: text('Candidates'),
    rule: access.candidates.read,
    source: api.candidate.list,
    searchFields: ['name', 'email'],
    toTarget: (row) => ({ to: paths.company.viewCandidate(row._id), label: candidateName(row), hint: aboutOf(row) }),
  }),
  kindOf({
    area: 'company',
    label: text('Hotlist'),
    rule: access.hotlists.read,
    source: api.hotlist.list,
    searchFields: ['name'],
    toTarget: ({ _id, name, description }) => ({ to: paths.company.viewHotlist(_id), label: name, hint: description }),
  }),
  kindOf({
    area: 'admin',
    label: text('Companies'),
    rule: access.companies.read,
    source: api.company.list,
    searchFields: ['name', 'tradingName', 'companyName', 'domain'],
    toTarget: ({ _id, name, domain }) => ({ to: paths.admin.viewCompany(_id), label: name, hint: domain ?? '' }),
  }),
  kindOf({
    area: 'admin',
    label: text('Users'),
    rule: access.users.read,
    source: api.user.listUser,
    searchFields: ['name', 'email'],
    toTarget: ({ _id, name, email }) => ({ to: paths.admin.viewUser(_id), label: name, hint: email }),
  }),
  kindOf({
    area: 'admin',
    label: text('Candidates'),
    rule: access.candidates.read,
    source: api.candidate.list,
    searchFields: ['name', 'email'],
    toTarget: (row) => ({ to: paths.admin.viewCandidate(row._id), label: candidateName(row), hint: aboutOf(row) }),
  }),
]
