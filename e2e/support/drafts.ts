import { callAs, type Session } from './sessions.ts'

interface Draft {
  _id: string
  values: Record<string, unknown>
}

/** A person's draft of a form as it lies on the server. */
export const draftOf = async (session: Session, form: string, recordId?: string): Promise<Draft | null> =>
  (await callAs(session, 'POST', '/draft/view', { form, ...(recordId ? { recordId } : {}) })).data

/** Begins a journey without what another one left unfinished. */
export async function forgetDraft(session: Session, form: string): Promise<void> {
  const draft = await draftOf(session, form)
  if (draft) await callAs(session, 'DELETE', `/draft/delete/${draft._id}`)
}
