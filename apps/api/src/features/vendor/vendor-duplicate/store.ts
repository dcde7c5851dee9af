import type { VendorLikeness } from '@corridor/contract/vendor/vendor/kinds'
import type { Sql } from '../../../platform/sql.ts'

interface AlikeRow {
  id: string
  company_id: string
  alike: { id: string; reasons: VendorLikeness[] }[]
  /** Vendors that it shares a value with, too many by now: pairs with them hold no more. */
  crowded: string[]
}

/** Vendors that may share a value before it says nothing: a website of profiles, the phone of an agency. */
const sharedMax = 5
/** Largest crowd that is looked through: a greater one was found before, as no more than a turn of the job can have joined it since. */
const crowdMax = 60

/**
 * Lists the given vendors that stand, each with the others of its company that are like it, and why; each reason has an index of its own.
 */
export const listAlike = (sql: Sql, ids: string[]) => sql<AlikeRow[]>`
  with asked as materialized (
    select id, company_id, name, website, email, contact_number from vendor where id = any(${ids}::uuid[]) and deleted_at is null
  ), addresses as (
    select id, company_id, lower(email) as email from asked where email <> ''
    union select a.id, a.company_id, lower(c.email) from asked a
      join vendor_contact c on c.vendor_id = a.id and c.deleted_at is null and c.email <> ''
  ), phones as (
    select id, company_id, contact_number as phone from asked where contact_number <> ''
    union select a.id, a.company_id, p.phone from asked a
      join vendor_contact c on c.vendor_id = a.id and c.deleted_at is null
      cross join lateral (values (c.mobile_number), (c.office_number)) p (phone) where p.phone <> ''
  ), alike (id, other, reason) as (
    select a.id, v.id, 'name' from asked a join vendor v
      on v.company_id = a.company_id and v.deleted_at is null and vendor_key(v.name) = vendor_key(a.name)
    union select a.id, v.id, 'domain' from asked a join vendor v
      on v.company_id = a.company_id and v.deleted_at is null
        and vendor_domains(v.website, v.email) && vendor_domains(a.website, a.email)
    union select a.id, v.id, 'email' from addresses a join vendor v
      on v.company_id = a.company_id and v.deleted_at is null and v.email <> '' and lower(v.email) = a.email
    union select a.id, c.vendor_id, 'email' from addresses a join vendor_contact c
      on c.company_id = a.company_id and c.deleted_at is null and c.email <> '' and lower(c.email) = a.email
    union select a.id, v.id, 'phone' from phones a join vendor v
      on v.company_id = a.company_id and v.deleted_at is null and v.contact_number <> '' and v.contact_number = a.phone
    union select a.id, c.vendor_id, 'phone' from phones a join vendor_contact c
      on c.company_id = a.company_id and c.deleted_at is null and c.mobile_number <> '' and c.mobile_number = a.phone
    union select a.id, c.vendor_id, 'phone' from phones a join vendor_contact c
      on c.company_id = a.company_id and c.deleted_at is null and c.office_number <> '' and c.office_number = a.phone
  ), told as (
    select alike.*, count(*) over (partition by alike.id, reason) as sharing from alike
    join vendor v on v.id = other and v.deleted_at is null where other <> alike.id
  ), others as (
    select id, other, array_agg(reason order by array_position(array['name', 'domain', 'email', 'phone'], reason)) as reasons
    from told where sharing <= ${sharedMax} group by id, other
  )
  select a.id, a.company_id, coalesce(
    (select json_agg(json_build_object('id', o.other, 'reasons', o.reasons)) from others o where o.id = a.id), '[]') as alike,
    array(select distinct t.other from told t where t.id = a.id and t.sharing between ${sharedMax + 1} and ${crowdMax}) as crowded
  from asked a`
