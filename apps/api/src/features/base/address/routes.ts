import { api, signedIn } from '../../../http/api.ts'
import { nobodysScope } from '../../../http/session/gate.ts'
import { addAddress } from './add.ts'
import { deleteAddress } from './delete.ts'
import { listAddresses, listCountryCodes, listPublicCountries } from './store.ts'
import { updateAddress } from './update.ts'

// Spelled out: each level has its own shape, which a loop would hide from the compiler.
export const addressRoutes = {
  country: {
    list: api.address.country.list.handler(signedIn(listAddresses('country'))),
    add: api.address.country.add.handler(signedIn(addAddress('country'))),
    update: api.address.country.update.handler(signedIn(updateAddress('country'))),
    delete: api.address.country.delete.handler(signedIn(deleteAddress('country'))),
  },
  state: {
    list: api.address.state.list.handler(signedIn(listAddresses('state'))),
    add: api.address.state.add.handler(signedIn(addAddress('state'))),
    update: api.address.state.update.handler(signedIn(updateAddress('state'))),
    delete: api.address.state.delete.handler(signedIn(deleteAddress('state'))),
  },
  city: {
    list: api.address.city.list.handler(signedIn(listAddresses('city'))),
    add: api.address.city.add.handler(signedIn(addAddress('city'))),
    update: api.address.city.update.handler(signedIn(updateAddress('city'))),
    delete: api.address.city.delete.handler(signedIn(deleteAddress('city'))),
  },
  publicCountries: api.address.publicCountries.handler(async ({ context, input }) => {
    await context.limits.anonymous(context.address)
    return listPublicCountries(context.db, nobodysScope, { ...input, filters: { status: 'active', ...input.filters } })
  }),
  countryCodes: api.address.countryCodes.handler(async ({ context }) => {
    await context.limits.anonymous(context.address)
    return listCountryCodes(context.db)
  }),
}
