import { usualShownColumns } from '@corridor/contract/candidate/paper/columns'
import type postgres from 'postgres'
import { hashToken, newToken } from '../../../../platform/crypto.ts'
import type { FieldCrypto } from '../../../../platform/field-crypto.ts'
import { newId } from '../../../../platform/ids.ts'
import { tokenPlace } from '../../../sales/share/token.ts'

const viewsByDaysAgo = [2, 5, 0, 3, 1]

/** A link of the demo's first public hotlist, which a vendor has opened, and asked through. */
export async function demoShares(tx: postgres.TransactionSql, fields: FieldCrypto): Promise<void> {
  const [hotlist] = await tx<{ id: string; company_id: string; created_by: string }[]>`
    select id, company_id, created_by from hotlist where name = 'Java bench'`
  if (!hotlist) return
  const [today] = await tx<{ later: string }[]>`select (current_date + 14)::text as later`
  const [id, token] = [newId(), newToken()]
  const { company_id, created_by } = hotlist
  await tx`insert into share_link ${tx({
    ...{ id, company_id, created_by, hotlist_id: hotlist.id },
    title: 'Java bench for Bluewater Consulting',
    note: 'All can start within two weeks.',
    columns: usualShownColumns,
    shows_initials: false,
    token_hash: hashToken(token),
    sealed_token: fields.seal(token, tokenPlace(id)),
    expires_on: today?.later ?? '',
  })}`
  for (const [at, views] of viewsByDaysAgo.entries())
    if (views > 0)
      await tx`insert into share_view (link_id, day, views) values (${id}, current_date - ${at}::int, ${views})`
  await tx`
    insert into share_request (id, company_id, link_id, candidate_id, is_whole_list, wish, email, name, company, message)
    select ${newId()}, ${company_id}, ${id}, m.candidate_id, false, 'interview', 'ines.moreau@bluewater.example', 'Ines Moreau',
      'Bluewater Consulting', 'Could we speak on Thursday afternoon?'
    from hotlist_candidate m where m.hotlist_id = ${hotlist.id} order by m.position limit 1`
}
