import type { CompanyContext } from '../../../db/scope/context.ts'
import { changeThread, type OfThread } from '../inbox/change.ts'

/** Says that a conversation asks for something else than those beside it; no rule joins it to another after that. */
export const partAlike = (context: CompanyContext, of: OfThread) =>
  changeThread(context, 'inbox.part-alike', 'Conversation parted', of, async () => ({
    ...{ alike_id: null, alike_by: context.caller.userId },
  }))
