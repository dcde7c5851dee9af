import { describe, expect, it } from 'vitest'
import { type ApplicationStage, applicationStages } from '../../student/student/kinds.ts'
import { type AuthorityStatus, authorityMove, authorityStatuses } from './authority.ts'
import { confirmationsNeeded, confirmationsOf } from './kinds.ts'
import { canDefer, isLive, movesFrom, needsReason, nextOf, type StageMoveKind, stageMove } from './stages.ts'

const whole = { hasDeposit: true, hasVisa: true }

/** Every way that there is, by the stage that it leaves; what is not named is refused. */
const ways: Record<ApplicationStage, Partial<Record<ApplicationStage, StageMoveKind>>> = {
  draft: { 'in-review': 'forward', withdrawn: 'end' },
  'in-review': { draft: 'back', submitted: 'forward', withdrawn: 'end' },
  submitted: { draft: 'back', 'in-review': 'back', offer: 'forward', rejected: 'end', withdrawn: 'end' },
  offer: {
    ...{ draft: 'back', 'in-review': 'back', submitted: 'back', 'deposit-paid': 'forward' },
    ...{ rejected: 'end', withdrawn: 'end' },
  },
  'deposit-paid': {
    ...{ draft: 'back', 'in-review': 'back', submitted: 'back', offer: 'back', confirmed: 'forward' },
    ...{ rejected: 'end', withdrawn: 'end' },
  },
  confirmed: {
    ...{ draft: 'back', 'in-review': 'back', submitted: 'back', offer: 'back', 'deposit-paid': 'back' },
    ...{ 'visa-filed': 'forward', rejected: 'end', withdrawn: 'end' },
  },
  'visa-filed': {
    ...{ draft: 'back', 'in-review': 'back', submitted: 'back', offer: 'back', 'deposit-paid': 'back' },
    ...{ confirmed: 'back', enrolled: 'forward', rejected: 'end', withdrawn: 'end' },
  },
  enrolled: {
    ...{ draft: 'back', 'in-review': 'back', submitted: 'back', offer: 'back', 'deposit-paid': 'back' },
    ...{ confirmed: 'back', 'visa-filed': 'back', withdrawn: 'end' },
  },
  // They came to rest from a confirmed place.
  rejected: {
    ...{ draft: 'reopen', 'in-review': 'reopen', submitted: 'reopen', offer: 'reopen' },
    ...{ 'deposit-paid': 'reopen', confirmed: 'reopen' },
  },
  withdrawn: {
    ...{ draft: 'reopen', 'in-review': 'reopen', submitted: 'reopen', offer: 'reopen' },
    ...{ 'deposit-paid': 'reopen', confirmed: 'reopen' },
  },
  deferred: {
    ...{ draft: 'reopen', 'in-review': 'reopen', submitted: 'reopen', offer: 'reopen', 'deposit-paid': 'reopen' },
  },
}

const pairs = applicationStages.flatMap((from) => applicationStages.map((to) => [from, to] as const))

describe('the way from one stage to another', () => {
  it.each(pairs)('%s to %s', (from, to) => {
    expect(stageMove(from, to, { ...whole, restedFrom: isLive(from) ? null : 'confirmed' })).toBe(ways[from][to])
  })

  it('goes past a step that the application does not have, and past no other', () => {
    const noDeposit = { hasDeposit: false, hasVisa: true }
    expect(stageMove('offer', 'confirmed', noDeposit)).toBe('past')
    expect(stageMove('offer', 'confirmed', whole)).toBeUndefined()
    expect(stageMove('offer', 'deposit-paid', noDeposit)).toBeUndefined()
    expect(stageMove('confirmed', 'enrolled', { hasDeposit: true, hasVisa: false })).toBe('past')
    expect(stageMove('confirmed', 'enrolled', whole)).toBeUndefined()
    expect(stageMove('submitted', 'confirmed', { hasDeposit: false, hasVisa: false })).toBeUndefined()
  })

  it('leads on from a step that the application no longer has, and not back to it', () => {
    const noDeposit = { hasDeposit: false, hasVisa: true }
    expect(nextOf('deposit-paid', noDeposit)).toBe('confirmed')
    expect(stageMove('confirmed', 'deposit-paid', noDeposit)).toBeUndefined()
  })

  it('opens again at most where it came to rest', () => {
    expect(stageMove('withdrawn', 'submitted', { ...whole, restedFrom: 'submitted' })).toBe('reopen')
    expect(stageMove('withdrawn', 'offer', { ...whole, restedFrom: 'submitted' })).toBeUndefined()
  })

  it('asks for a reason back and reopened, and for none otherwise', () => {
    const asked = (['forward', 'past', 'end', 'back', 'reopen', 'defer'] as const).filter(needsReason)
    expect(asked).toEqual(['back', 'reopen'])
  })

  it('is offered by the page as the verb takes it', () => {
    expect(movesFrom('offer', whole).map(({ to }) => to)).toEqual(Object.keys(ways.offer))
    expect(nextOf('enrolled', whole)).toBeUndefined()
  })

  it('lets a place be deferred once it was offered', () => {
    expect(applicationStages.filter(canDefer)).toEqual(['offer', 'deposit-paid', 'confirmed', 'visa-filed'])
  })
})

const authorityWays: Record<AuthorityStatus, Partial<Record<AuthorityStatus, string>>> = {
  none: { filed: 'forward' },
  filed: {
    ...{ none: 'back', biometrics: 'forward', 'papers-asked': 'forward', interview: 'forward' },
    ...{ granted: 'forward', refused: 'forward', withdrawn: 'forward' },
  },
  biometrics: {
    ...{ none: 'back', filed: 'back', 'papers-asked': 'forward', interview: 'forward' },
    ...{ granted: 'forward', refused: 'forward', withdrawn: 'forward' },
  },
  'papers-asked': {
    ...{ none: 'back', filed: 'back', biometrics: 'forward', interview: 'forward' },
    ...{ granted: 'forward', refused: 'forward', withdrawn: 'forward' },
  },
  interview: {
    ...{ none: 'back', filed: 'back', biometrics: 'forward', 'papers-asked': 'forward' },
    ...{ granted: 'forward', refused: 'forward', withdrawn: 'forward' },
  },
  granted: { none: 'reopen', filed: 'reopen', biometrics: 'reopen', 'papers-asked': 'reopen', interview: 'reopen' },
  refused: { none: 'reopen', filed: 'reopen', biometrics: 'reopen', 'papers-asked': 'reopen', interview: 'reopen' },
  withdrawn: { none: 'reopen', filed: 'reopen', biometrics: 'reopen', 'papers-asked': 'reopen', interview: 'reopen' },
}
const statuses = authorityStatuses.flatMap((from) => authorityStatuses.map((to) => [from, to] as const))

describe("the way from one of the authority's statuses to another", () => {
  it.each(statuses)('%s to %s', (from, to) => {
    expect(authorityMove(from, to)).toBe(authorityWays[from][to])
  })
})

describe('the confirmation of a place', () => {
  it.each([
    ['CA', ['loa', 'pal', 'tal', 'caq']],
    ['GB', ['cas']],
    ['US', ['i20', 'i901']],
    ['AU', ['coe']],
    ['NZ', ['offer-of-place']],
    ['DE', ['letter']],
    [null, ['letter']],
  ] as const)('in %s', (country, kinds) => {
    expect(confirmationsOf(country)).toEqual(kinds)
  })

  it('takes in Canada the letter of acceptance and one attestation', () => {
    expect(confirmationsNeeded('CA')).toEqual([['loa'], ['pal', 'tal', 'caq']])
    expect(confirmationsNeeded('US')).toEqual([['i20'], ['i901']])
  })
})
