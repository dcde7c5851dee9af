import { type LookupKind, lookupTitles } from '@corridor/contract/base/lookup/kinds'
import { written } from '../../../db/record/record.ts'
import type { Context } from '../../../db/scope/context.ts'
import { write } from '../../../db/write.ts'
import { fail } from '../../../platform/fail.ts'
import { isTaken } from '../../../platform/sql.ts'
import { findLookup, insertLookup, toWire } from './store.ts'
import { type LookupInput, ownAliases, toTrail } from './values.ts'

export const addLookup = (kind: LookupKind) => (context: Context, input: LookupInput) =>
  write(context, `${kind}.add`, async (tx) => {
    const { name, status = 'active' } = input
    const aliases = ownAliases(name, input.aliases ?? [])
    const id = await insertLookup(tx, { kind, name, aliases, status, createdBy: context.caller.userId }).catch(
      (error) => refuseDouble(kind)(error, name),
    )
    const after = written(await findLookup(tx, kind, id))
    return {
      record: { kind, id },
      before: null,
      after: toTrail(kind, after),
      answer: { success: true as const, message: `${lookupTitles[kind]} Added Successfully`, data: toWire(after) },
    }
  })

export const refuseDouble =
  (kind: LookupKind) =>
  (error: unknown, name: string): never => {
    if (isTaken(error, 'skill_word_pkey')) throw fail('skill.wordTaken', { word: takenWord(error) ?? name })
    throw isTaken(error, 'lookup_name') ? fail('lookup.nameTaken', { entity: lookupTitles[kind], name }) : error
  }

// The database tells in its own words which of the names it was: Key (word)=(js) already exists.
const takenWord = (error: unknown) =>
  /\(word\)=\((.*)\) already/.exec(String((error as { detail?: unknown }).detail))?.[1]
