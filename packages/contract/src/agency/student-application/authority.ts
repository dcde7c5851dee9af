/** Status of the authority that decides about the visa, apart from the agency's stage. Plain data: pages carry it without the validator. */
export const authorityStatuses = [
  ...(['none', 'filed', 'biometrics', 'papers-asked', 'interview'] as const),
  ...(['granted', 'refused', 'withdrawn'] as const),
] as const
export type AuthorityStatus = (typeof authorityStatuses)[number]
export const authorityStatusNames: Record<AuthorityStatus, string> = {
  none: 'Not filed',
  filed: 'Filed',
  biometrics: 'Biometrics',
  'papers-asked': 'Papers asked',
  interview: 'Interview',
  granted: 'Granted',
  refused: 'Refused',
  withdrawn: 'Withdrawn',
}

export const authorityMoveKinds = ['forward', 'back', 'reopen'] as const
export type AuthorityMoveKind = (typeof authorityMoveKinds)[number]

const decided = ['granted', 'refused', 'withdrawn'] as const
// An authority asks for papers, fingerprints or a talk in any order, and again.
const underWay = ['biometrics', 'papers-asked', 'interview'] as const
const forward: Record<AuthorityStatus, readonly AuthorityStatus[]> = {
  none: ['filed'],
  filed: [...underWay, ...decided],
  biometrics: ['papers-asked', 'interview', ...decided],
  'papers-asked': ['biometrics', 'interview', ...decided],
  interview: ['biometrics', 'papers-asked', ...decided],
  granted: [],
  refused: [],
  withdrawn: [],
}
const isDecided = (status: AuthorityStatus) => forward[status].length === 0

/**
 * The way from one status of the authority to another, asked by button and verb; undefined if there is none. `back` puts right what was
 * entered, `reopen` follows a new filing or an appeal: both need a reason.
 */
export function authorityMove(from: AuthorityStatus, to: AuthorityStatus): AuthorityMoveKind | undefined {
  if (from === to) return undefined
  if (forward[from].includes(to)) return 'forward'
  if (isDecided(from)) return isDecided(to) ? undefined : 'reopen'
  return authorityStatuses.indexOf(to) < authorityStatuses.indexOf(from) ? 'back' : undefined
}

/** Every status that may follow now, with the way there. */
export const authorityMovesFrom = (from: AuthorityStatus) =>
  authorityStatuses.flatMap((to) => {
    const kind = authorityMove(from, to)
    return kind ? [{ to, kind }] : []
  })
