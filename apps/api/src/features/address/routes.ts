import { api } from '../../http/api.ts'
import { signedIn } from '../../http/api.ts'
import { addAddress } from './add.ts'
import { deleteAddress } from './delete.ts'
import type { Level } from './levels.ts'
import { listAddresses, listCountryCodes, listPublicCountries } from './store.ts'
import { updateAddress } from './update.ts'

const routesOf = <L extends Level>(level: L) => ({
  list: api.address[level].list.handler(signedIn(listAddresses(level))),
  add: api.address[level].add.handler(signedIn(addAddress(level))),
  update: api.address[level].update.handler(signedIn(updateAddress(level))),
  delete: api.address[level].delete.handler(signedIn(deleteAddress(level))),
})

export const addressRoutes = {
  country: routesOf('country'),
  state: routesOf('state'),
  city: routesOf('city'),
  publicCountries: api.address.publicCountries.handler(async ({ context, input }) => {
    await context.limits.anonymous(context.address)
    return listPublicCountries(context.db, { ...input, filters: { status: 'active', ...input.filters } })
  }),
  countryCodes: api.address.countryCodes.handler(async ({ context }) => {
    await context.limits.anonymous(context.address)
    return listCountryCodes(context.db)
  }),
}
