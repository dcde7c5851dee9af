import { type RightLevel, rightsOf } from '@corridor/contract/people/user/lists'
import { type Role, roleNames } from '@corridor/contract/wire/access'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import classes from './user.module.css'

export type Part = ReturnType<typeof rightsOf>[number]['area']

/** Parts of the product by their names in the access table. */
export const parts: Record<Part, string> = {
  articles: text('News and offers'),
  lookups: text('Lookups'),
  candidates: text('Candidates'),
  candidatePapers: text('Papers of candidates'),
  students: text('Students'),
  studentSecrets: text('Protected values of students'),
  studentPapers: text('Papers of students'),
  institutions: text('Institutions'),
  institutionContracts: text('Contracts of institutions'),
  studentApplications: text('Student applications'),
  commissions: text('Commission'),
  checklists: text('Checklist'),
  hotlists: text('Hotlists'),
  shares: text('Share links'),
  vendors: text('Vendors'),
  campaigns: text('Campaigns'),
  reports: text('Reports'),
  mailboxes: text('Mailboxes'),
  inbox: text('Inbox'),
  suppressions: text('Do not email'),
  users: text('Users'),
  invitations: text('Invitations'),
  setup: text('Company setup'),
  units: text('Business Units'),
  companies: text('Companies'),
  verification: text('Verification'),
  claims: text('Claims of ownership'),
  clients: text('Clients'),
  jobs: text('Jobs'),
  submissions: text('Submissions'),
  applications: text('Applicants'),
  leads: text('Leads'),
  interviews: text('Interviews'),
  bookableTimes: text('Bookable times'),
  onboarding: text('Onboarding'),
  files: text('Files'),
  audit: text('Audit Log'),
  houseServer: text('Email of this installation'),
  plans: text('Plans'),
  orders: text('Orders'),
  proofs: text('Agreement and certificate'),
  notes: text('Notes'),
  tasks: text('Own tasks'),
  today: text('Today'),
}
export const levels: readonly [RightLevel, string][] = [
  ['manage', text('Manages')],
  ['read', text('Reads')],
]

/** Rights of a role, as the contract's own rules say them. */
export function Rights({ role, isNamed = false }: { role: Role; isNamed?: boolean }) {
  const { t } = useTranslation()
  const rights = rightsOf(role)
  return (
    <div className={classes.rights}>
      {isNamed && <h3>{t(roleNames[role])}</h3>}
      <dl>
        {levels.map(([level, label]) => {
          const named = rights.filter((right) => right.level === level).map(({ area }) => t(parts[area]))
          if (named.length === 0) return null
          return (
            <div key={level}>
              <dt>{t(label)}</dt>
              <dd>{named.join(', ')}</dd>
            </div>
          )
        })}
      </dl>
    </div>
  )
}
