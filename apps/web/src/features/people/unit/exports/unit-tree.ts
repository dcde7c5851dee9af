import type { BusinessUnit } from '@corridor/contract/people/unit/shapes'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../../lib/call/client'

/** A unit with those below it, each in the order of their names. */
export interface UnitBranch {
  unit: BusinessUnit
  below: UnitBranch[]
}

export function toTree(units: readonly BusinessUnit[], parent: string | null = null): UnitBranch[] {
  return units.filter((unit) => unit.parent === parent).map((unit) => ({ unit, below: toTree(units, unit._id) }))
}

export interface PlacedUnit {
  _id: string
  /** The unit with those above it: `Europe › Germany`. */
  name: string
}

/** Every unit of a tree in the order in which it is read. */
export const toPlaces = (tree: readonly UnitBranch[], above = ''): PlacedUnit[] =>
  tree.flatMap(({ unit, below }) => {
    const name = above + unit.name
    return [{ _id: unit._id, name }, ...toPlaces(below, `${name} › `)]
  })

/** All units of the own company, by their names. */
export const useUnits = () =>
  useQuery(api.unit.list.queryOptions({ input: { limit: -1, sortBy: 'name', sortDirection: 'asc' } }))
