import type { Institution, institution, InstitutionRow as Wire } from '@corridor/contract/agency/institution/shapes'
import type { ContractState } from '@corridor/contract/agency/institution-contract/kinds'
import { endingDays } from '@corridor/contract/agency/institution-contract/kinds'
import type { Status } from '@corridor/contract/wire/record'
import type { ListSpec } from '../../../db/list/spec.ts'
import { hasText } from '../../../db/list/term.ts'
import {
  type CompanyColumns,
  companyColumns,
  type OwnerColumns,
  ofCompany,
  ownerColumns,
  ownerJoin,
  type RecordRow,
  toCompanyInfo,
  toRecordBase,
  toUserInfo,
} from '../../../db/record/record.ts'
import { companyTable } from '../../../db/record/table.ts'
import { seen, sharedInCompany } from '../../../db/scope/within.ts'
import { fail } from '../../../platform/fail.ts'

/** The columns that a person fills in. */
export interface InstitutionValues {
  name: string
  country_id: string
  city: string
  zone: string | null
  website: string
  file_pattern: string
  notes: string
  status: Status
}

export interface InstitutionRow extends RecordRow, OwnerColumns, CompanyColumns, InstitutionValues {
  country_name: string
  country_code: string | null
  programmes: number
}

interface ListedRow extends InstitutionRow {
  next_deadline: Date | null
  contract: { state: ContractState; ends: string | null; through: string | null; name: string | null } | null
}

const written = [
  ...(['name', 'country_id', 'city', 'zone', 'website', 'file_pattern', 'notes', 'status'] as const),
] as const satisfies readonly (keyof InstitutionValues)[]

const columns = `t.id, t.version, t.created_at, t.updated_at, ${written.map((name) => `t.${name}`).join(', ')},
  n.name as country_name, n.code as country_code,
  (select count(*)::int from programme p where p.company_id = t.company_id and p.institution_id = t.id and p.deleted_at is null) as programmes,
  ${companyColumns}, ${ownerColumns}`

const nextDeadline = `(select min(i.deadline_at) from programme p join intake i on i.programme_id = p.id and i.deleted_at is null
  where p.company_id = t.company_id and p.institution_id = t.id and p.deleted_at is null and i.deadline_at > now())`

// One that holds counts before one to come, and that before one that ended; among those the one that holds longest.
const contract = `(select json_build_object('state', c.state, 'ends', c.ends_on, 'through', v.id, 'name', v.name)
  from (select k.*, case when k.ends_on < company_day(t.company_id) then 'ended' when k.starts_on > company_day(t.company_id) then 'coming'
      when k.ends_on <= company_day(t.company_id) + ${endingDays} then 'ending' else 'current' end as state
    from institution_contract k where k.company_id = t.company_id and k.institution_id = t.id and k.deleted_at is null) c
  left join vendor v on v.id = c.through_id and v.deleted_at is null and ${seen('v')}
  order by array_position(array['current', 'ending', 'coming', 'ended'], c.state), c.ends_on desc nulls first, c.id limit 1)`

const countryJoin = 'join country n on n.id = t.country_id'

export const institutionSpec: ListSpec<ListedRow, typeof institution.list> = {
  table: 'institution',
  columns: `${columns}, ${nextDeadline} as next_deadline, ${contract} as contract`,
  joins: `${countryJoin} ${ownerJoin}`,
  within: sharedInCompany,
  sort: {
    createDate: { by: 't.created_at', indexed: true },
    updateDate: { by: 't.updated_at' },
    name: { by: 't.name collate corridor_text', indexed: true },
    country: { by: '(select x.name from country x where x.id = t.country_id) collate corridor_text' },
    city: { by: 't.city collate corridor_text' },
    status: { by: 't.status' },
  },
  filters: {
    country: (sql, id) => sql`t.country_id = ${id}`,
    status: (sql, value) => sql`t.status = ${value}`,
    company: ofCompany,
  },
  search: { name: 't.name', city: 't.city', website: 't.website' },
  // Name, city and website stand in one text, which an index serves.
  searchAll: hasText,
  toWire: (row) => ({
    ...toWire(row),
    nextDeadline: row.next_deadline?.toISOString() ?? null,
    contract: toContract(row.contract),
  }),
}

const toContract = (contract: ListedRow['contract']): Wire['contract'] => ({
  state: contract?.state ?? 'none',
  endDate: contract?.ends ?? null,
  throughInfo: contract?.through ? [{ _id: contract.through, name: contract.name ?? '' }] : [],
})

export const institutions = companyTable<InstitutionRow, InstitutionValues>({
  spec: { table: 'institution', columns, joins: `${countryJoin} ${ownerJoin}`, within: sharedInCompany, toWire },
  entity: 'Institution',
  taken: { institution_name: (name) => fail('institution.nameTaken', { name }) },
  columns: written,
})

export function toWire(row: InstitutionRow): Institution {
  return {
    ...toRecordBase(row),
    updateDate: row.updated_at.toISOString(),
    name: row.name,
    country: row.country_id,
    countryInfo: [{ _id: row.country_id, name: row.country_name, code: row.country_code }],
    city: row.city,
    zone: row.zone,
    website: row.website,
    filePattern: row.file_pattern,
    notes: row.notes,
    status: row.status,
    programmes: row.programmes,
    companyInfo: toCompanyInfo(row),
    userInfo: toUserInfo(row),
  }
}

/** Values of an institution that the audit keeps. */
export const toFacts = ({ name, country_id, city, zone, website, file_pattern, notes, status }: InstitutionValues) => ({
  name,
  country_id,
  city,
  zone,
  website,
  file_pattern,
  notes,
  status,
})
