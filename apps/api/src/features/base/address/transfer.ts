import { putAllIntoBin } from '../../../db/record/bin.ts'
import type { TransferRules } from '../../../db/record/transfer-rules.ts'
import { judgeUntouched } from '../../../db/record/untouched.ts'
import { leaveTrail } from '../../../db/write.ts'
import { type Level, levels } from './levels.ts'
import { countBelowOf, identifyAddresses, insertAddresses, lockAddresses, lockParents, nameStates } from './store.ts'
import { nameCountries } from './tables.ts'

interface AddressInput {
  name: string
  country?: string
  state?: string
}

/** Addresses of one level, by the hundred. */
export const addressTransfer = (level: Level): TransferRules<AddressInput> => ({
  references: {
    ...(level === 'state' ? { country: (sql, _context, names) => nameCountries(sql, names) } : {}),
    ...(level === 'city' ? { state: (sql, _context, names) => nameStates(sql, names) } : {}),
  },
  identify: (sql, _context, inputs) => identifyAddresses(sql, level, toPlaces(level, inputs)),
  async addMany(context, tx, inputs) {
    const { title, parent } = levels[level]
    const places = toPlaces(level, inputs)
    const above = await lockParents(tx, level, places)
    const isPossible = (place: (typeof places)[number]) => place.parent === null || above.has(place.parent)
    const possible = places.filter(isPossible)
    const made = await insertAddresses(tx, level, possible, context.caller.userId)
    const added = possible.flatMap(({ name, parent: parent_id }, at) => {
      const id = made[at]
      return id ? [{ record: { kind: level, id }, before: null, after: { name, status: 'active', parent_id } }] : []
    })
    await leaveTrail(context, tx, `${level}.add`, added)
    let at = 0
    return places.map((place) => {
      const { name } = place
      if (parent && !isPossible(place))
        return { fault: { field: parent.wire, code: 'reference.gone', params: { entity: parent.title } } }
      const id = made[at++]
      return id ? { id } : { fault: { field: 'name', code: 'double.stands', params: { entity: title, name } } }
    })
  },
  async removeUntouched(context, tx, ids) {
    const standing = await lockAddresses(tx, level, ids)
    const { outcomes, untouched } = judgeUntouched(ids, standing, await countBelowOf(tx, level, ids))
    await putAllIntoBin(tx, context, { kind: level, table: level, records: untouched })
    const gone = untouched.map(({ id, name, status, parent_id }) => ({
      record: { kind: level, id },
      before: { name, status, parent_id },
      after: null,
    }))
    await leaveTrail(context, tx, `${level}.delete`, gone)
    return outcomes
  },
})

function toPlaces(level: Level, inputs: AddressInput[]) {
  const { parent } = levels[level]
  return inputs.map((input) => ({ name: input.name, parent: parent ? (input[parent.wire] ?? null) : null }))
}
