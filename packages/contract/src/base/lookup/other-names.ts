/** Other names of the entries that come with the product: each line is one thing. Plain data. */
const sameThing: readonly (readonly string[])[] = [
  ['GC', 'Green Card', 'Permanent Resident', 'Lawful Permanent Resident', 'LPR'],
  ['US Citizen', 'USC', 'U.S. Citizen', 'United States Citizen', 'Citizen'],
  ['GC EAD', 'Green Card EAD'],
  ['H1B', 'H-1B', 'H1'],
  ['H4 EAD', 'H4'],
  ['L2 EAD', 'L2', 'L2S'],
  ['OPT', 'OPT EAD', 'F1 OPT'],
  ['C2C', 'Corp to Corp', 'Corp 2 Corp'],
  ['On-site', 'Onsite', 'In office', 'In person'],
  ['Remote', 'Work from home', 'WFH'],
]

/** Names that stand for several entries: whoever refuses OPT refuses its extension. */
const families: Readonly<Record<string, readonly string[]>> = {
  OPT: ['OPT', 'STEM OPT'],
  H1B: ['H1B', 'H1B Transfer'],
  EAD: ['GC EAD', 'H4 EAD', 'L2 EAD'],
}

const fold = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
const lines = new Map(sameThing.flatMap((names) => names.map((name) => [fold(name), names] as const)))

/** Everything that the entry of a name may be called, asked from either side: `GC` for `Green Card`, and the other way round. */
export const namesOfSame = (name: string): readonly string[] => [name, ...(lines.get(fold(name)) ?? [])]

/** True if two names mean one entry. */
export const isCalled = (one: string, other: string): boolean =>
  namesOfSame(one).some((name) => fold(name) === fold(other))

/** The entries that a name stands for, by their names. */
export const entriesMeant = (name: string): readonly string[] =>
  Object.entries(families).find(([family]) => isCalled(family, name))?.[1] ?? [name]
