import { nouns } from './nouns.ts'
import { binFacts } from './records/bin/facts.ts'
import { bulkFacts } from './records/bulk/facts.ts'
import { exportingFacts } from './records/export/facts.ts'
import { importingFacts } from './records/import/facts.ts'
import { noteFacts } from './told/note/facts.ts'
import { notificationOwnFacts } from './told/notification/facts.ts'
import { taskFacts } from './told/task/facts.ts'
import { watchFacts } from './told/watch/facts.ts'
import type { Facts } from './wire/facts.ts'
import { wireFacts } from './wire/refusals.ts'

type Nouns = typeof nouns
type FactsOf = {
  [N in keyof Nouns as Nouns[N] extends { facts: unknown } ? N : never]: Nouns[N] extends { facts: infer Own }
    ? Own
    : never
}

// Object.fromEntries forgets the names.
const ofNouns = Object.fromEntries(
  Object.entries(nouns).flatMap(([noun, parts]): [string, Facts][] => ('facts' in parts ? [[noun, parts.facts]] : [])),
) as FactsOf

/** Facts of every noun, and of the nouns that work on records of any other. */
export const facts = {
  wire: wireFacts,
  ...ofNouns,
  import: importingFacts,
  export: exportingFacts,
  bin: binFacts,
  bulk: bulkFacts,
  notification: notificationOwnFacts,
  watch: watchFacts,
  note: noteFacts,
  task: taskFacts,
}
