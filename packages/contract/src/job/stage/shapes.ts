import * as z from 'zod'
import { boundedText } from '../../field/name.ts'
import { access } from '../../wire/access.ts'
import { deletedAnswer, endpoint, listEndpoint, savedAnswer, updateInput } from '../../wire/endpoint.ts'
import { recordBase, recordId } from '../../wire/record.ts'
import { stageKinds, stageNameBounds, stagesMax } from './kinds.ts'

/** One step of a company's own way from an application to a decision. */
export const Stage = z.object({
  ...recordBase,
  /** English for the six that a company begins with, until it calls them otherwise. */
  name: z.string(),
  kind: z.enum(stageKinds),
  /** From 0. */
  place: z.int(),
  /** Applications that stand in it, as far as the caller sees them. */
  applications: z.int(),
})
export type Stage = z.infer<typeof Stage>

const name = boundedText('Name', stageNameBounds.min, stageNameBounds.max)
export const StageAdd = z.object({ name, kind: z.enum(stageKinds).default('open') })
export const StageUpdate = updateInput(z.object({ name }))
export type StageAdd = z.infer<typeof StageAdd>

const place = (path: string, summary: string) => ({ path: `/stage/${path}` as const, summary, tag: 'stage' })
const manage = { access: access.applications.manage }
const one = { record: { kind: 'stage', field: 'id' } }

export const stage = {
  list: listEndpoint(
    place('list', "List a company's stages"),
    Stage,
    { sort: ['place', 'name'], filters: { kind: z.enum(stageKinds) }, search: ['name'] },
    { access: access.applications.read },
  ),
  add: endpoint('POST', place('add', 'Add a stage'), manage).input(StageAdd).output(savedAnswer(Stage)),
  update: endpoint('PUT', place('update/{id}', 'Call a stage otherwise'), { ...manage, ...one })
    .input(StageUpdate)
    .output(savedAnswer(Stage)),
  /** Its applications go to `moveTo`, a stage of the same kind; without one it must be empty. */
  delete: endpoint('DELETE', place('delete/{id}', 'Delete a stage'), { ...manage, ...one })
    .input(z.object({ id: recordId, moveTo: recordId.optional() }))
    .output(deletedAnswer),
  /** Names every stage once. */
  order: endpoint('POST', place('order', 'Put the stages in another order'), manage)
    .input(z.object({ ids: z.array(recordId).min(1).max(stagesMax) }))
    .output(z.object({ success: z.literal(true), message: z.string() })),
}
