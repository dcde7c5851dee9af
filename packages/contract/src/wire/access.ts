/** Roles of a signed-in person: the platform's administrator, a company's member, or a candidate. Source: product.md, Who may do what. */
export const roles = ['administrator', 'owner', 'recruiter', 'bench-sales', 'company-user', 'candidate'] as const
export type Role = (typeof roles)[number]

/** The specification's names of the roles, as shown to people. */
export const roleNames: Record<Role, string> = {
  administrator: 'Administrator',
  owner: 'Owner',
  recruiter: 'Recruiter User',
  'bench-sales': 'Bench Sales User',
  'company-user': 'Company User',
  candidate: 'Candidate',
}

export const companyRoles = ['owner', 'recruiter', 'bench-sales', 'company-user'] as const satisfies readonly Role[]
const everyone = roles

/** Callers of an endpoint: `anyone` needs no token; a list of roles needs a token of one of them (401 without, 403 with another). */
export type Access = 'anyone' | readonly Role[]

const ofEverybody = { read: everyone, manage: ['administrator'] } as const
const ofPlatform = { read: ['administrator'], manage: ['administrator'] } as const
const readers = ['administrator', ...companyRoles] as const
/** Read by the whole company, managed by whoever recruits or sells. */
const ofDesk = {
  read: readers,
  manage: ['owner', 'recruiter', 'bench-sales'],
} as const
/** Read by the whole company, managed by whoever sells. */
const ofSellers = { read: readers, manage: ['owner', 'bench-sales'] } as const

/** The rows of the table in product.md, Who may do what: read them as "who may read", "who may manage". */
export const access = {
  signedIn: everyone,
  lookups: ofEverybody,
  /** News and offers. */
  articles: ofEverybody,
  candidates: ofDesk,
  /** Papers of candidates, and what vendors ask of them: a passport is not for everybody who reads a resume. */
  candidatePapers: {
    read: ['administrator', 'owner', 'recruiter', 'bench-sales'],
    manage: ['owner', 'recruiter', 'bench-sales'],
  },
  /** Students, whose sealed values everybody who reads them sees masked. */
  students: ofDesk,
  /** Sealed values of students: no administrator and no Company User reads one. */
  studentSecrets: { reveal: ['owner', 'recruiter', 'bench-sales'] },
  /** Papers of students, among them pictures of passports: as with sealed values. */
  studentPapers: {
    read: ['owner', 'recruiter', 'bench-sales'],
    manage: ['owner', 'recruiter', 'bench-sales'],
  },
  /** Commission that institutions owe for students: each reads what belongs to the students that they see. No administrator does. */
  commissions: { read: companyRoles, manage: ['owner'] },
  /** Applications of students to institutions: as with students. */
  studentApplications: ofDesk,
  /** Papers that countries ask of students: administrators keep the list for all, and a company adds its own. */
  checklists: { read: readers, manage: ['administrator', 'owner', 'recruiter', 'bench-sales'] },
  hotlists: ofDesk,
  /** Links that show a hotlist outside. */
  shares: ofSellers,
  vendors: ofSellers,
  /** Mail to many; a Recruiter sends to candidates alone. */
  campaigns: ofDesk,
  /** Reports of mail to many, on records that the reader sees. */
  reports: { read: companyRoles },
  /** Mailboxes that send for a company; one is managed by its member, and the company's by an Owner. */
  mailboxes: ofDesk,
  /** Mail that came in: no administrator reads a company's. A Recruiter has the answers to own campaigns and jobs, and what was given to them. */
  inbox: {
    read: companyRoles,
    manage: ['owner', 'recruiter', 'bench-sales'],
    /** As `suppressions.manage`. */
    stop: ['owner', 'bench-sales'],
  },
  /** Addresses that get no mail to many. */
  suppressions: ofSellers,
  /** Accounts and invitations of the whole platform. */
  users: ofPlatform,
  /** People who were asked in: of the platform, and of the own company. */
  invitations: { read: readers, manage: ['administrator', 'owner'] },
  /** Companies as the platform keeps them, and what is verified of them. */
  companies: ofPlatform,
  verification: ofPlatform,
  /** Claims of ownership of the own company: an Owner has nothing to claim. */
  claims: { read: companyRoles, manage: ['recruiter', 'bench-sales', 'company-user'], decide: ['administrator'] },
  /** The units of the own company: an administrator reads every company's. */
  units: { read: readers, manage: ['owner'] },
  /** Company setup, of the own company. */
  setup: { read: companyRoles, manage: ['owner'] },
  /** Papers that a company signed and certificates that it was given: an administrator reads every company's. */
  proofs: { read: readers, issue: ['administrator', 'owner'] },
  /** Institutions with their programmes and intakes, whose contracts no administrator reads. */
  institutions: ofDesk,
  institutionContracts: { read: companyRoles, manage: ['owner'] },
  /** Clients for whom a company finds people. */
  clients: ofDesk,
  jobs: {
    read: readers,
    manage: ['owner', 'recruiter', 'bench-sales'],
    publish: ['owner', 'recruiter'],
  },
  submissions: {
    read: readers,
    manage: ['owner', 'recruiter', 'bench-sales'],
    override: ['owner'],
  },
  /** Applications through a public page, and the stages that a company leads them through. */
  applications: {
    read: readers,
    manage: ['owner', 'recruiter'],
  },
  /** A Bench Sales User manages those of the own submissions. */
  interviews: ofDesk,
  /** Times at which somebody can be booked: members for interviews, administrators for the free consultation. */
  bookableTimes: { manage: ['administrator', 'owner', 'recruiter', 'bench-sales'] },
  /** Leads from the public site: administrators have all, a company those that were assigned to it. */
  leads: { read: readers, manage: ['administrator', 'owner', 'recruiter', 'bench-sales'] },
  onboarding: { read: ['administrator', 'owner'], manage: ['owner'] },
  /** Plans on offer, and the own company's use of its plan. */
  plans: { read: readers, own: companyRoles, manage: ['administrator'] },
  orders: { read: readers, ask: ['owner'], decide: ['administrator'] },
  /** By which server the installation sends, and what it kept in test mode. */
  houseServer: { manage: ['administrator'] },
  /** The audit log: of the platform, and of the own company. */
  audit: { read: ['administrator', 'owner'] },
  /** Managers of records of any kind; their own rows judge the kinds. */
  managers: ['administrator', 'owner', 'recruiter', 'bench-sales'],
  /** Notes on a record for colleagues: by whoever recruits or sells, on records that they see. */
  notes: ofDesk,
  /** Tasks are each person's own. */
  tasks: { manage: ['administrator', ...companyRoles] },
  /** Work that waits for a member on this day. */
  today: { manage: companyRoles },
  files: { upload: ['administrator', 'owner', 'recruiter', 'bench-sales'], read: readers },
} as const satisfies Record<string, Access | Record<string, Access>>

/** True if one of the person's roles is among those an endpoint allows. */
export function mayCall(rule: Access, own: readonly Role[]): boolean {
  return rule === 'anyone' || own.some((role) => rule.includes(role))
}
