import type { Company, company, DocumentationInfo } from '@corridor/contract/company/company/shapes'
import type { WhoAreYouType } from '@corridor/contract/field/who-are-you'
import type { InvitationState } from '@corridor/contract/people/user/lists'
import type { ListSpec } from '../../../db/list/spec.ts'
import {
  type OwnerColumns,
  ownerColumns,
  ownerJoin,
  type RecordRow,
  toRecordBase,
  toUserInfo,
} from '../../../db/record/record.ts'
import { seenBy, type Within } from '../../../db/scope/within.ts'
import { invitationState } from '../../people/invitation/tables.ts'
import { toDocumentation } from './rules.ts'

/** Values of a company that the onboarding keeps. */
export interface CompanyValues {
  name: string
  domain: string | null
  trading_name: string | null
  legal_name: string | null
  name_confirmed: boolean
  website_link: string | null
  documentation_info: Partial<DocumentationInfo>
  partner_type: WhoAreYouType | null
  your_country_id: string | null
  client_country_id: string | null
  current_on_boarding_step: number
  is_on_boarding_completed: boolean
}

export interface CompanyRow extends RecordRow, OwnerColumns, CompanyValues {
  your_country_name: string | null
  your_country_code: string | null
  client_country_name: string | null
  client_country_code: string | null
  /** The founder's. */
  owner_email: string | null
  /** Person who was asked to own it; null once it has a member. */
  asked: { _id: string; name: string; email: string; state: InvitationState; sent: string; dies: string } | null
}

/** A member's own company, or all for an administrator. */
const within: Within = (sql, scope) =>
  seenBy(sql, scope, {
    of: 'shared',
    company: (id) => sql`t.id = ${id} and t.deleted_at is null`,
    platform: sql`t.deleted_at is null`,
  })

export const companySpec: ListSpec<CompanyRow, typeof company.list> = {
  table: 'company',
  columns: `t.id, t.version, t.created_at, t.updated_at, t.name, t.domain, t.trading_name, t.legal_name, t.name_confirmed,
    t.website_link, t.documentation_info, t.partner_type, t.your_country_id, yours.name as your_country_name,
    yours.code as your_country_code, t.client_country_id, theirs.name as client_country_name, theirs.code as client_country_code,
    t.current_on_boarding_step, t.is_on_boarding_completed, u.email as owner_email, asked.invitation as asked,
    ${ownerColumns}`,
  joins: `left join country yours on yours.id = t.your_country_id left join country theirs on theirs.id = t.client_country_id
    ${ownerJoin} left join lateral (
      select json_build_object('_id', i.id, 'name', i.full_name, 'email', i.email, 'state', ${invitationState('i')},
        'sent', i.sent_at, 'dies', i.expires_at) as invitation
      from invitation i where i.company_id = t.id and i.role = 'owner'
        and not exists (select from membership m where m.company_id = t.id)
      order by i.created_at desc limit 1
    ) asked on true`,
  within,
  sort: {
    createDate: { by: 't.created_at', indexed: true },
    updateDate: { by: 't.updated_at' },
    name: { by: 't.name collate corridor_text', indexed: true },
    currentOnBoardingStep: { by: 't.current_on_boarding_step' },
    onboardingCompleted: { by: 't.is_on_boarding_completed', indexed: true },
  },
  filters: {
    createdBy: (sql, id) => sql`t.created_by = ${id}`,
    onboardingCompleted: (sql, value) => sql`t.is_on_boarding_completed = ${value}`,
    currentOnBoardingStep: (sql, value) => sql`t.current_on_boarding_step = ${value}`,
  },
  search: {
    name: 't.name',
    tradingName: "coalesce(t.trading_name, '')",
    companyName: "coalesce(t.legal_name, '')",
    domain: "coalesce(t.domain, '')",
  },
  toWire,
}

/** All companies, as administrators list them: how many there are is kept. */
export const allCompaniesSpec: ListSpec<CompanyRow, typeof company.list> = {
  ...companySpec,
  kept: { kind: 'company', uncounted: [] },
}

export function toWire(row: CompanyRow): Company {
  return {
    ...toRecordBase(row),
    name: row.name,
    domain: row.domain,
    tradingName: row.trading_name,
    companyName: row.legal_name,
    nameConfirmed: row.name_confirmed,
    websiteLink: row.website_link,
    documentationInfo: toDocumentation(row.documentation_info),
    type: row.partner_type,
    yourCountry: row.your_country_id,
    yourCountryInfo: toCountry(row.your_country_id, row.your_country_name, row.your_country_code),
    clientCountry: row.client_country_id,
    clientCountryInfo: toCountry(row.client_country_id, row.client_country_name, row.client_country_code),
    currentOnBoardingStep: row.current_on_boarding_step,
    onboardingCompleted: row.is_on_boarding_completed,
    isOnBoardingCompleted: row.is_on_boarding_completed,
    createdBy: row.owner_id,
    userInfo: toUserInfo(row),
    invitationInfo: toInvitations(row.asked),
  }
}

const toInvitations = (asked: CompanyRow['asked']): Company['invitationInfo'] => {
  if (!asked) return []
  const { sent, dies, ...rest } = asked
  return [{ ...rest, sentDate: new Date(sent).toISOString(), expireDate: new Date(dies).toISOString() }]
}

const toCountry = (id: string | null, name: string | null, code: string | null) =>
  id ? [{ _id: id, name: name ?? '', code }] : []
