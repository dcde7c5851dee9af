import type { Context } from '../../../db/scope/context.ts'
import { toWhole } from './save.ts'
import { templates } from './tables.ts'

export async function viewTemplate({ db, scope }: Context, { templateId }: { templateId: string }) {
  return { success: true as const, data: toWhole(await templates.load(db, scope, templateId)) }
}
