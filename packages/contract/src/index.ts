import { today } from './flow/today/shapes.ts'
import { nouns } from './nouns.ts'
import { bin } from './records/bin/shapes.ts'
import { bulk } from './records/bulk/shapes.ts'
import { exporting } from './records/export/shapes.ts'
import { importing } from './records/import/shapes.ts'
import { note } from './told/note/shapes.ts'
import { notification } from './told/notification/shapes.ts'
import { task } from './told/task/shapes.ts'
import { watch } from './told/watch/shapes.ts'

type Nouns = typeof nouns
type CallsOf = {
  [N in keyof Nouns as Nouns[N] extends { calls: unknown } ? N : never]: Nouns[N] extends { calls: infer Own }
    ? Own
    : never
}

// Object.fromEntries forgets the names.
const ofNouns = Object.fromEntries(
  Object.entries(nouns).flatMap(([noun, parts]) => ('calls' in parts ? [[noun, parts.calls]] : [])),
) as CallsOf

/** The whole contract: the server implements it, the client is made from it, OpenAPI and the access test walk it. */
export const contract = {
  ...ofNouns,
  notification,
  watch,
  note,
  task,
  today,
  bin,
  bulk,
  import: importing,
  export: exporting,
}
export type Contract = typeof contract
