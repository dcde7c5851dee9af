import type { CompanySocialMedia, CompanySocialMediaAdd } from '@corridor/contract/company/social-media/shapes'
import { socialNetworkIds } from '@corridor/contract/field/social-networks'
import { assertVersion, toRecordBase, written } from '../../../db/record/record.ts'
import type { CompanyContext } from '../../../db/scope/context.ts'
import { unchanged, write } from '../../../db/write.ts'
import { findSocialMedia, holdCompany, insertSocialMedia, type SocialMediaRow, updateLinks } from './store.ts'

export async function getSocialMedia({ db, scope }: CompanyContext) {
  const row = await findSocialMedia(db, scope)
  return { success: true as const, data: row ? toWire(row) : null }
}

/** Keeps the company's one set of links; a second replaces it. */
export const addSocialMedia = (context: CompanyContext, { version, ...given }: CompanySocialMediaAdd) =>
  write(context, 'company-social-media.add', async (tx) => {
    const { scope, caller } = context
    await holdCompany(tx, scope)
    const stands = await findSocialMedia(tx, scope)
    if (stands) assertVersion(stands, version, 'Social Media', toWire(stands))
    const links = Object.fromEntries(socialNetworkIds.flatMap((one) => (given[one] ? [[one, given[one]]] : [])))
    const before = stands ? inOrder(stands.links) : null
    const isSame = JSON.stringify(before ?? {}) === JSON.stringify(links)
    if (!stands) await insertSocialMedia(tx, scope, caller.userId, links)
    else if (!isSame) await updateLinks(tx, stands.id, links)
    const after = written(await findSocialMedia(tx, scope))
    const answer = { success: true as const, message: 'Social Media Updated Successfully', data: toWire(after) }
    if (stands && isSame) return unchanged(answer)
    return { record: { kind: 'company-social-media', id: after.id }, before, after: links, answer }
  })

// The database keeps the names in an order of its own.
const inOrder = (links: CompanySocialMedia['links']) =>
  Object.fromEntries(socialNetworkIds.flatMap((one) => (links[one] ? [[one, links[one]]] : [])))

const toWire = (row: SocialMediaRow): CompanySocialMedia => ({ ...toRecordBase(row), links: inOrder(row.links) })
