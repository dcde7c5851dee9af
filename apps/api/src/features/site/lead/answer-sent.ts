import type { LeadAdd } from '@corridor/contract/site/lead/shapes'
import type { Visit } from '../../../http/visitor.ts'
import { sendLead } from './send.ts'

/** Answers another program's form. A field that no person sees is filled in by robots alone, which need not know that they were found out. */
export async function answerSent(visit: Visit, { website, ...input }: LeadAdd & { website: string }) {
  if (website === '') await sendLead(visit, input, visit.requestId)
  return { success: true as const, message: 'Thank you. We have your message.' }
}
