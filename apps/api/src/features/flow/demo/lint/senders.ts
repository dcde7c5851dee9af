import type { Judged } from './rule.ts'

/** Judges that an address lies at the firm of whoever has it: of contacts, of who wrote, and of who interviews. */
export async function sendersOfTheirFirm({ sql }: Judged): Promise<string[]> {
  const found = await sql<{ fault: string }[]>`
    with firm as (
      select name, split_part(email, '@', 2) as domain, id from vendor where deleted_at is null and email <> ''
      union all
      select name, replace(website, 'https://', ''), id from client where deleted_at is null)
    select t.full_name || ' of ' || f.name || ' has the address ' || t.email as fault
      from vendor_contact t join firm f on f.id = t.vendor_id where t.deleted_at is null and split_part(t.email, '@', 2) <> f.domain
    union all
    select h.sender_name || ' (' || h.sender_address || ') is said to be of ' || f.name from inbox_thread h join firm f on f.id = h.vendor_id
      where split_part(h.sender_address, '@', 2) <> f.domain
    union all
    select h.sender_name || ' (' || h.sender_address || ') is known, and of no firm' from inbox_thread h
      where h.is_known and not exists (select from firm f where f.domain = split_part(h.sender_address, '@', 2))
    union all
    select i.person ->> 'name' || ' (' || (i.person ->> 'email') || ') interviews for a firm with another domain'
      from (select submission_id, jsonb_array_elements(people) as person from interview where deleted_at is null) i
      where i.person ->> 'email' <> '' and not exists (
        select from submission s join job j on j.id = s.job_id join firm f on f.id in (j.client_id, j.vendor_id)
        where s.id = i.submission_id and f.domain = split_part(i.person ->> 'email', '@', 2))
    union all
    select name || ' has no domain' from firm where domain = '' or domain not like '%.example'`
  return found.map(({ fault }) => fault)
}
