import type { Config } from '../../../../config.ts'
import type { Database } from '../../../../db/pool/open.ts'
import { hashPassword } from '../../../../http/session/password.ts'
import { now } from '../../../../platform/clock.ts'
import { makeFieldCrypto } from '../../../../platform/field-crypto.ts'
import { loadOwnKeys } from '../../../../platform/field-keys.ts'
import { newId } from '../../../../platform/ids.ts'
import { openFiles } from '../../../base/file/open-files.ts'
import { keepSomeUnread } from '../../../job/job-match/tables.ts'
import { demoPipeline } from './agency/pipeline.ts'
import { demoAgents } from './agents.ts'
import { demoApplications } from './applications.ts'
import { demoArticles } from './articles.ts'
import { demoBin } from './bin.ts'
import { demoBookings } from './bookings.ts'
import { demoCampaigns } from './campaigns.ts'
import { demoCandidateDetails } from './candidate-details.ts'
import { demoCandidateDocuments } from './candidate-documents.ts'
import { demoCandidates } from './candidates.ts'
import { demoClaims } from './claims.ts'
import { demoCompanies } from './companies.ts'
import { demoDetails } from './company-details.ts'
import { demoEmailTemplates } from './email-templates.ts'
import { demoHotlists } from './hotlists.ts'
import { demoInbox } from './inbox.ts'
import { demoInstitutionContracts } from './institution-contracts.ts'
import { demoInstitutions } from './institutions.ts'
import { demoIntakes } from './intakes.ts'
import { demoInterviews } from './interviews.ts'
import { demoJobs } from './jobs.ts'
import { demoLeads } from './leads.ts'
import { demoMailboxes } from './mailboxes.ts'
import { demoNotes } from './notes.ts'
import { demoNotifications } from './notifications.ts'
import { demoOnboarding } from './onboarding.ts'
import { demoOrders } from './orders.ts'
import { demoPassword, demoPersons, furtherPersons } from './persons.ts'
import { demoPlacements } from './placements.ts'
import { demoPresentations } from './presentations.ts'
import { demoProgrammes } from './programmes.ts'
import { demoProofs } from './proofs.ts'
import { demoShares } from './shares.ts'
import { planClosed } from './students/closed.ts'
import { planAtlas } from './students/plan.ts'
import { demoStudents } from './students.ts'
import { demoSubmissions } from './submissions.ts'
import { demoSuppressions } from './suppressions.ts'
import { demoTasks } from './tasks.ts'
import { demoTeams } from './teams.ts'
import { demoTrail } from './trail.ts'
import { demoVendorNotes } from './vendor-notes.ts'
import { demoVendors } from './vendors.ts'

const profilesAtOnce = 1_000
const dayMs = 86_400_000
// Since when those have an account who belong to no company, in days.
const alone = 440

/** Loads the demo companies, persons and their records if they are absent (product.md, Data that is real from the first start). */
export async function loadDemo({ config, db }: { config: Config; db: Database }): Promise<void> {
  const passwordHash = await hashPassword(demoPassword)
  const fields = makeFieldCrypto(config.fieldKeys ?? (await loadOwnKeys(config.dataDir)))
  const { storage } = await openFiles(config, { sql: db.owner, fields })
  const isFirst = await db.owner.begin(async (tx) => {
    await tx`select pg_advisory_xact_lock(hashtext('corridor demo'))`
    const [loaded] = await tx`select 1 from user_account where email = ${demoPersons[0]?.email ?? ''}`
    if (loaded) return false
    await loadPeople(tx, passwordHash)
    await demoOnboarding(tx, storage)
    await demoDetails(tx)
    await demoProofs(tx)
    await demoCandidates(tx, storage)
    await demoHotlists(tx)
    await demoCandidateDetails(tx)
    await demoCandidateDocuments(tx, storage)
    await demoVendors(tx)
    await demoEmailTemplates(tx)
    await demoJobs(tx)
    const puts = await demoSubmissions(tx)
    await demoApplications(tx, puts)
    await demoInterviews(tx, puts)
    await demoPlacements(tx, puts)
    await demoPresentations(tx)
    await demoCampaigns(tx)
    await demoMailboxes(tx)
    await demoInbox(tx)
    await demoBookings(tx)
    await demoLeads(tx)
    await demoTeams(tx)
    const atlas = planAtlas()
    const planned = [...atlas, ...planClosed(atlas)]
    await demoStudents(tx, { planned, fields, storage })
    await demoAgents(tx)
    await demoInstitutions(tx)
    await demoProgrammes(tx)
    await demoIntakes(tx)
    await demoInstitutionContracts(tx)
    await demoPipeline(tx, planned, fields)
    await demoShares(tx, fields)
    await demoSuppressions(tx)
    await demoBin(tx)
    await demoNotifications(tx)
    await demoTasks(tx)
    await demoVendorNotes(tx)
    await demoNotes(tx)
    await demoOrders(tx)
    await demoClaims(tx)
    await demoArticles(tx)
    await demoTrail(tx)
    while (await keepSomeUnread(tx, profilesAtOnce));
    return true
  })
  if (isFirst) await db.owner`analyze`
}

async function loadPeople(
  tx: Parameters<Parameters<Database['owner']['begin']>[1]>[0],
  passwordHash: string,
): Promise<void> {
  const companies = demoCompanies().map((company) => ({ id: newId(), ...company }))
  await tx`insert into company ${tx(companies)}`
  const companyOf = new Map(companies.map((company) => [company.name, company]))
  let count = 10
  for (const { name, email, area, company, roles } of [...demoPersons, ...furtherPersons]) {
    const id = newId()
    const at = companyOf.get(company ?? '')
    const created_at = at?.created_at ?? new Date(now().getTime() - alone * dayMs)
    const [first = '', ...rest] = name.split(' ')
    await tx`insert into user_account ${tx({
      id,
      email,
      first_name: first,
      last_name: rest.join(' '),
      password_hash: passwordHash,
      // Numbers that are set aside for fiction.
      phone: company ? `+1 415 555 01${String(count++).padStart(2, '0')}` : '',
      is_administrator: area === 'admin',
      is_candidate: area === 'candidate',
      is_email_verified: true,
      ...{ created_at, updated_at: created_at },
    })}`
    if (!at || !roles) continue
    await tx`insert into membership ${tx({ company_id: at.id, user_id: id, roles, created_at, updated_at: created_at })}`
    if (roles.includes('owner')) await tx`update company set created_by = ${id} where id = ${at.id}`
  }
}
