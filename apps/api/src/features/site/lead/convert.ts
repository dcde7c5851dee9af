import { CandidateAdd } from '@corridor/contract/candidate/candidate/shapes'
import { CompanyAdd } from '@corridor/contract/company/company/shapes'
import type { LeadConvert } from '@corridor/contract/site/lead/shapes'
import { FullNameStep } from '@corridor/contract/student/enrolment/bodies'
import type postgres from 'postgres'
import type * as z from 'zod'
import { type Context, toCompanyContext } from '../../../db/scope/context.ts'
import { withinTransaction } from '../../../db/scope/within-transaction.ts'
import { write } from '../../../db/write.ts'
import { fail } from '../../../platform/fail.ts'
import { addCandidate } from '../../candidate/candidate/add.ts'
import { deleteCandidate } from '../../candidate/candidate/delete.ts'
import { addCompany } from '../../company/company/add.ts'
import { deleteUnowned } from '../../company/company/delete.ts'
import { beginKnownStudent } from '../../student/enrolment/begin-known.ts'
import { deleteStudent } from '../../student/student/delete.ts'
import { addNote } from '../../told/note/add.ts'
import { saved } from './saved.ts'
import { findCandidate, findCountry, findStudent, hasMembers, holdAddress, isDeleted, mayWork } from './store.ts'
import { type LeadRow, leads } from './tables.ts'
import { toConverted } from './view.ts'

interface Made {
  id: string | null
  isNew: boolean
}

/** Makes of a lead what it asks for, once: who comes second gets `lead.converted`. */
export const convertLead = (context: Context, { id, version, into, ...more }: LeadConvert) =>
  write(context, 'lead.convert', async (tx) => {
    const stands = await leads.take(tx, context.scope, id)
    if (stands.state === 'converted') throw fail('lead.converted')
    if (version !== undefined && version !== stands.version) throw fail('lead.stateWrong')
    const { id: made, isNew } = await makers[into](context, tx, stands, more)
    await leads.update(tx, id, {
      state: 'converted',
      close_reason: '',
      state_before: stands.state,
      ...{ converted_kind: into, converted_id: made, converted_is_new: isNew },
    })
    const { answer, ...change } = await saved(tx, context, stands, 'Lead Converted Successfully')
    const convertedInfo = toConverted(await leads.load(tx, context.scope, id))
    return { ...change, answer: { ...answer, data: { ...answer.data, convertedInfo } } }
  })

type Maker = (context: Context, tx: postgres.TransactionSql, lead: LeadRow, more: Partial<LeadConvert>) => Promise<Made>

const makers: Record<LeadConvert['into'], Maker> = {
  /** Somebody whom the company knows by this address stays as they are. */
  async candidate(context, tx, lead, { phone }) {
    if (context.scope.kind !== 'company') throw fail('lead.targetWrong')
    const known = await findCandidate(tx, context.scope.companyId, lead.email)
    if (known) return { id: known, isNew: false }
    const input = { ...namesOf(lead), email: lead.email, phone: phone ?? lead.phone }
    const { data } = await addCandidate(toCompanyContext(withinTransaction(context, tx)), judged(CandidateAdd, input))
    return { id: data._id, isNew: true }
  },
  async company(context, tx, lead, more) {
    if (context.scope.kind !== 'platform') throw fail('lead.targetWrong')
    const { type, yourCountry, clientCountry } = lead.answers
    const input = {
      ...namesOf(lead),
      email: lead.email,
      companyName: more.companyName ?? lead.company_name,
      companyNameConfirmed: true,
      type: more.type ?? type,
      yourCountry: more.yourCountry ?? (await findCountry(tx, yourCountry ?? lead.country)),
      clientCountry: more.clientCountry ?? (await findCountry(tx, clientCountry)),
    }
    const { data } = await addCompany(withinTransaction(context, tx), judged(CompanyAdd, input))
    return { id: data._id, isNew: true }
  },
  /** Somebody of this address whom the caller sees among the students already stays as they are. */
  async student(context, tx, lead) {
    if (context.scope.kind !== 'company') throw fail('lead.targetWrong')
    const own = toCompanyContext(withinTransaction(context, tx))
    // Two leads of one person that are converted at one moment make one student.
    await holdAddress(tx, lead.email)
    const known = await findStudent(tx, own.scope, lead.email)
    if (known) return { id: known, isNew: false }
    const { companyId, userId } = own.scope
    const isCounselled = lead.member_id !== null && (await mayWork(tx, companyId, lead.member_id))
    const { data } = await beginKnownStudent(own, {
      ...{ email: lead.email, phone: lead.phone, country: lead.country },
      name: judged(FullNameStep, namesOf(lead)),
      counsellor: (isCounselled && lead.member_id) || userId,
    })
    // In quotes, since they are the words of another than who notes them.
    if (lead.message)
      await addNote(own, { recordKind: 'student', record: data._id, note: `“${lead.message}”`, mentions: [] })
    return { id: data._id, isNew: true }
  },
}

const namesOf = ({ first_name, last_name }: LeadRow) => ({
  firstName: first_name,
  lastName: last_name,
  // There is nobody to ask whether a short name is whole.
  nameConfirmed: true,
  hasOnlyOneName: last_name === '',
})

/** Refuses missing values, each beside its field with its first fault. */
function judged<Shape extends z.ZodType>(shape: Shape, input: object): z.output<Shape> {
  const { data, error } = shape.safeParse(input)
  if (!error) return data as z.output<Shape>
  const fields = Object.fromEntries(error.issues.toReversed().map(({ path, message }) => [path.join('.'), message]))
  throw fail('request.invalid', {}, { fields })
}

/** Undoes a conversion: what it made goes to the bin, what was there before stays. Throws `lead.notConverted`, `lead.companyJoined`. */
export const revertLead = (context: Context, { id }: { id: string }) =>
  write(context, 'lead.revert', async (tx) => {
    const stands = await leads.take(tx, context.scope, id)
    if (stands.state !== 'converted') throw fail('lead.notConverted')
    await takeBack(context, tx, stands)
    await leads.update(tx, id, {
      state: stands.state_before ?? 'new',
      state_before: null,
      ...{ converted_kind: null, converted_id: null, converted_is_new: false },
    })
    return saved(tx, context, stands, 'Lead Updated Successfully')
  })

async function takeBack(context: Context, tx: postgres.TransactionSql, lead: LeadRow): Promise<void> {
  const { converted_kind: kind, converted_id: record } = lead
  // Before students were enrolled, administrators too marked a lead so; nothing was made of it.
  if (kind === 'student' && !record) return
  if ((kind === 'company') !== (context.scope.kind === 'platform')) throw fail('lead.targetWrong')
  if (!record || !lead.converted_is_new) return
  if (kind === 'company') {
    if (await hasMembers(tx, record)) throw fail('lead.companyJoined')
    return deleteUnowned(tx, context, record)
  }
  if (kind !== 'candidate' && kind !== 'student') return
  // Nobody can take back what somebody has deleted since.
  if (await isDeleted(tx, kind, record)) return
  const own = toCompanyContext(withinTransaction(context, tx))
  await (kind === 'student' ? deleteStudent : deleteCandidate)(own, { id: record })
}
