import type { SendingDomain, sendingDomain } from '@corridor/contract/mail/sending-domain/shapes'
import type { ListSpec } from '../../../db/list/spec.ts'
import { type RecordRow, toRecordBase } from '../../../db/record/record.ts'
import { companyTable } from '../../../db/record/table.ts'
import { keptInCompany } from '../../../db/scope/within.ts'
import type { json } from '../../../platform/sql.ts'
import { type DnsFinding, judgeDns } from './judge-dns.ts'

interface DomainValues {
  domain: string
  selector: string
  sealed_private_key: string
  public_key: string
  checks: ReturnType<typeof json>
}

export interface DomainRow extends RecordRow, Pick<DomainValues, 'domain' | 'selector' | 'public_key'> {
  checks: DnsFinding[]
  checked_at: Date | null
  return_domain: string | null
  return_asked_at: Date | null
  return_proved_at: Date | null
}

export const domainSpec: ListSpec<DomainRow, typeof sendingDomain.list> = {
  table: 'sending_domain',
  columns: `t.id, t.version, t.created_at, t.updated_at, t.domain, t.selector, t.public_key, t.checks, t.checked_at,
    t.return_domain, t.return_asked_at, t.return_proved_at`,
  within: keptInCompany,
  sort: { createDate: { by: 't.created_at' }, domain: { by: 't.domain collate corridor_text' } },
  filters: {},
  search: { domain: 't.domain' },
  toWire,
}

export const sendingDomains = companyTable<DomainRow, DomainValues>({
  spec: domainSpec,
  entity: 'Sending Domain',
  columns: ['domain', 'selector', 'sealed_private_key', 'public_key', 'checks'],
})

export function toWire(row: DomainRow): SendingDomain {
  return {
    ...toRecordBase(row),
    domain: row.domain,
    checkedDate: row.checked_at?.toISOString() ?? null,
    checks: judgeDns(row, row.checks),
    returnDomain: row.return_domain,
    returnAskedDate: row.return_asked_at?.toISOString() ?? null,
    returnProvedDate: row.return_proved_at?.toISOString() ?? null,
  }
}

export const toFacts = ({ domain, selector, return_domain }: DomainRow) => ({
  domain,
  selector,
  returnDomain: return_domain,
})
