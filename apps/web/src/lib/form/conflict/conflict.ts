/** Three editions of one record: as the form opened it, as the person changed it, as someone else saved it meanwhile. */
export interface Editions {
  opened: Values
  mine: Values
  theirs: Values
}
type Values = Readonly<Record<string, unknown>>

export interface Compared {
  /** Fields that both changed, and not to the same. */
  contested: string[]
  /** Fields that only one side changed. */
  byMe: string[]
  byThem: string[]
}

export type Side = 'mine' | 'theirs'

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Fields in which the editions differ, among these. */
export function compare({ opened, mine, theirs }: Editions, names: readonly string[]): Compared {
  const differing = names.filter((name) => !isSame(mine[name], theirs[name]))
  const byMe = differing.filter((name) => isSame(theirs[name], opened[name]))
  const byThem = differing.filter((name) => isSame(mine[name], opened[name]))
  return { byMe, byThem, contested: differing.filter((name) => !byMe.includes(name) && !byThem.includes(name)) }
}

/** One edition of three: what one side changed stays, what both changed is as chosen, all else (the version) is as it stands now. */
export function merge({ opened, mine, theirs }: Editions, names: readonly string[], choices: Record<string, Side>) {
  const { byMe, contested } = compare({ opened, mine, theirs }, names)
  const own = [...byMe, ...contested.filter((name) => choices[name] === 'mine')]
  return { ...theirs, ...Object.fromEntries(own.map((name) => [name, mine[name]])) }
}
