import type { LookupKind } from '@corridor/contract/base/lookup/kinds'
import { lookupUpdate } from '@corridor/contract/base/lookup/shapes'
import { updateInput } from '@corridor/contract/wire/endpoint'

/** The contract's rules of a record that stands, with its id and version. */
export const editRules = (kind: LookupKind) => updateInput(lookupUpdate(kind))
