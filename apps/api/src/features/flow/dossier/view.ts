import type { Dossier } from '@corridor/contract/flow/dossier/shapes'
import { access, mayCall } from '@corridor/contract/wire/access'
import type { Context } from '../../../db/scope/context.ts'
import { companyOf } from '../../../db/scope/scope.ts'
import { fail } from '../../../platform/fail.ts'
import { findCompanyName, findDossier, type SeenDossier } from './store.ts'

/** The dossier of the own company, or of any for an administrator. Throws `record.notFound`. */
export async function viewDossier({ db, scope, caller }: Context, given: { companyId?: string | undefined }) {
  const own = companyOf(scope)
  const companyId = given.companyId ?? own
  const isOwn = companyId !== null && (scope.kind === 'platform' || companyId === own)
  if (!isOwn || (await findCompanyName(db, companyId)) === undefined)
    throw fail('record.notFound', { entity: 'Company' })
  const data = toWire(await findDossier(db, companyId), mayRead(caller))
  return { success: true as const, message: '', data }
}

/** The documents in it are for those who may read the company's documents. */
export const mayRead = ({ roles }: Context['caller']): boolean => mayCall(access.onboarding.read, roles)

export function toWire(row: SeenDossier | undefined, mayReadFile: boolean): Dossier {
  const file = row?.file_key && mayReadFile ? row : null
  return {
    state: row?.state ?? 'none',
    isOutdated: row?.outdated_at != null,
    madeDate: row?.made_at?.toISOString() ?? null,
    hash: row?.file_hash ?? null,
    pages: row?.pages ?? null,
    parts: row?.parts ?? [],
    fileInfo: file
      ? [
          {
            fileKey: file.file_key ?? '',
            originalName: file.file_name ?? '',
            fileType: file.file_type ?? '',
            fileSize: file.file_size ?? 0,
          },
        ]
      : [],
  }
}
