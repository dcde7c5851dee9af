import type { JobAdd } from '@corridor/contract/job/job/body'
import type { CompanyContext } from '../../../db/scope/context.ts'
import type { Sql } from '../../../platform/sql.ts'
import type { InboxRow } from '../../mail/inbox/values.ts'
import { findVendorOfDomain } from '../../vendor/vendor/tables.ts'

/** The vendor that writes: the one that the conversation names, else the only one of its sender's domain. */
export const vendorOf = async (sql: Sql, { scope }: CompanyContext, stands: InboxRow): Promise<string | null> =>
  stands.vendor_id ?? (stands.sender_address && (await findVendorOfDomain(sql, scope, stands.sender_address))) ?? null

/** Moves a job that was read in a mail to the vendor that wrote it. */
export const throughVendor = (job: JobAdd, vendorId: string | null): JobAdd =>
  vendorId ? { ...job, kind: 'vendor', vendor: vendorId } : job
