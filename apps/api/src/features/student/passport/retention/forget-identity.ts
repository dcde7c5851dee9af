import { personName } from '@corridor/contract/format/person-name'
import type { IdentityPart } from '@corridor/contract/student/passport/retention'
import type postgres from 'postgres'
import { leaveAudit } from '../../../../db/audit.ts'
import { settingsOf } from '../../../../db/scope/settings.ts'
import type { Platform } from '../../../../platform.ts'
import { deleteUnheldFiles } from '../../../base/file/delete-unheld.ts'
import { notify } from '../../../told/notification/notify.ts'
import { ownersOf } from '../../../told/notification/tell-owners.ts'
import { clearValues, deletePapers, type Held, noteTold, takeEnding, takeOver } from './store.ts'

const atOnce = 50

/**
 * Tells Owners and counsellors which closed files lose their identity in 30 days, and removes it from those whose time is over. Each batch is
 * one transaction and passes over files that another worker has in hand: nothing goes half, and nobody is told twice.
 */
export async function forgetIdentity(sql: postgres.Sql, platform: Platform): Promise<void> {
  while (await sql.begin((tx) => tellSome(tx, platform)));
  while (await sql.begin((tx) => removeSome(tx, platform)));
}

/** True if there may be more. */
async function tellSome(tx: postgres.TransactionSql, platform: Platform): Promise<boolean> {
  const ending = await takeEnding(tx, atOnce)
  await noteTold(
    tx,
    ending.map(({ id }) => id),
  )
  for (const held of ending) if (partsOf(held).length > 0) await tell(tx, platform, held)
  return ending.length === atOnce
}

async function tell(tx: postgres.TransactionSql, platform: Platform, held: Held): Promise<void> {
  const { company_id: companyId, counsellor_id: counsellor } = held
  const { first_name: firstName, middle_name: middleName, last_name: lastName } = held
  const owners = await ownersOf(tx, companyId)
  await notify(tx, platform, {
    kind: 'student-identity-goes',
    params: { name: personName({ firstName, middleName, lastName }, await settingsOf(tx, companyId)) },
    to: counsellor ? [...owners, counsellor] : owners,
    at: { companyId },
    about: { kind: 'company', id: companyId },
    folds: true,
  })
}

/** True if there may be more. */
async function removeSome(tx: postgres.TransactionSql, { jobs }: Platform): Promise<boolean> {
  const over = await takeOver(tx, atOnce)
  for (const held of over) {
    const { id, company_id: companyId } = held
    const parts = partsOf(held)
    const papers = await deletePapers(tx, id)
    await clearValues(tx, id, parts)
    await deleteUnheldFiles(
      tx,
      jobs,
      papers.map(({ file_key }) => file_key),
    )
    if (parts.length === 0) continue
    await leaveAudit(tx, {
      ...{ actorId: null, companyId, action: 'student.forget-identity', requestId: null },
      record: { kind: 'student', id },
      before: { parts, papers: papers.map(({ type }) => type) },
      after: null,
    })
  }
  return over.length === atOnce
}

const partsOf = (held: Held): IdentityPart[] => {
  const has: Record<IdentityPart, boolean> = {
    'passport-number': held.has_passport,
    'birth-date': held.has_birth_date,
    'passport-reading': held.has_reading,
    'identity-papers': held.has_papers,
  }
  return (Object.keys(has) as IdentityPart[]).filter((part) => has[part])
}
