import { completeWebsite } from '@corridor/contract/field/website'
import type { CompanyContext } from '../../../db/scope/context.ts'
import { shownHolder } from './double.ts'
import { toNumbers } from './judge.ts'
import { listAlike } from './store.ts'

interface Typed {
  vendorName: string
  website: string
  email: string
  contactNumber: string
  vendorId?: string | undefined
}

/** Finds the vendors that may be the one that is typed; of those beyond the caller's sight, whom to ask about the likeliest. */
export async function matchVendor({ db, scope }: CompanyContext, typed: Typed) {
  const [phone = ''] = await toNumbers(db, scope.companyId, [typed.contactNumber])
  const alike = await listAlike(db, scope, scope.companyId, {
    name: typed.vendorName,
    website: completeWebsite(typed.website),
    email: typed.email,
    phone,
    exceptId: typed.vendorId ?? null,
  })
  const hidden = alike.find((row) => !row.is_seen)
  const data = alike
    .filter((row) => row.is_seen)
    .map(({ id, name, website, email, reasons }) => ({ _id: id, vendorName: name, website, email, reasons }))
  const beyond = hidden ? await shownHolder(db, scope.companyId, hidden) : null
  return { success: true as const, data, beyond }
}
