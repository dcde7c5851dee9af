import { type RecordKind, recordFacts, recordKinds } from '@corridor/contract/records/record/kinds'
import { mayCall } from '@corridor/contract/wire/access'
import type { ListQuery } from '@corridor/contract/wire/list'
import { runList } from '../../../db/list/list.ts'
import type { Caller, Context } from '../../../db/scope/context.ts'
import { binSpec } from './tables.ts'

const onboardingKinds: readonly RecordKind[] = ['company-location', 'company-employee']

/** The kinds whose deleted records a person may see and restore. */
export const managedKinds = ({ roles, isOnboarded }: Caller): RecordKind[] =>
  (isOnboarded ? recordKinds : onboardingKinds).filter((kind) => mayCall(recordFacts[kind].manage, roles))

export const listBin = ({ db, scope, caller }: Context, query: ListQuery) =>
  runList(db, scope, binSpec(managedKinds(caller)), query)
