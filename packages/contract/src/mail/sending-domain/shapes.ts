import * as z from 'zod'
import { access } from '../../wire/access.ts'
import { deletedAnswer, endpoint, listEndpoint, savedAnswer } from '../../wire/endpoint.ts'
import { moment, recordBase, recordId } from '../../wire/record.ts'
import { dnsParts, dnsStates } from './kinds.ts'

/** One record as it should stand, and as it was found. */
const DnsCheck = z.object({
  part: z.enum(dnsParts),
  state: z.enum(dnsStates),
  host: z.string(),
  type: z.enum(['TXT', 'MX']),
  /** Values that the DNS holds. */
  found: z.array(z.string()),
  /** Value that the DNS should hold. */
  wanted: z.string(),
})
export type DnsCheck = z.infer<typeof DnsCheck>

/** A domain whose mail is signed with a key of its own. */
export const SendingDomain = z.object({
  ...recordBase,
  domain: z.string(),
  checkedDate: moment.nullable(),
  checks: z.array(DnsCheck),
  /** Below it each mail has a return address of its own, once a test mail came back: null if none is set up. */
  returnDomain: z.string().nullable(),
  returnAskedDate: moment.nullable(),
  returnProvedDate: moment.nullable(),
})
export type SendingDomain = z.infer<typeof SendingDomain>

const domainName = z
  .string('Domain is required')
  .trim()
  .toLowerCase()
  .min(1, 'Domain is required')
  .max(190, 'Maximum 190 characters')
  .regex(/^([a-z\d]([a-z\d-]{0,61}[a-z\d])?\.)+[a-z][a-z\d-]*[a-z\d]$/, 'Please enter a domain, such as example.com')

export const SendingDomainAdd = z.object({ domain: domainName })
export type SendingDomainAdd = z.infer<typeof SendingDomainAdd>

/** Null switches them off. */
export const SendingDomainReturn = z.object({
  id: recordId,
  returnDomain: domainName.nullable(),
})
export type SendingDomainReturn = z.infer<typeof SendingDomainReturn>

const place = (path: string, summary: string) => ({
  path: `/sending-domain/${path}` as const,
  summary,
  tag: 'sending-domain',
})
const read = { access: access.mailboxes.read }
const one = { access: access.setup.manage, record: { kind: 'sending-domain', field: 'id' } }
const which = z.object({ id: recordId })

export const sendingDomain = {
  list: listEndpoint(
    place('list', 'List the domains whose mail is signed'),
    SendingDomain,
    { sort: ['domain'], filters: {}, search: ['domain'] },
    read,
  ),
  /** Makes the key of a domain. */
  add: endpoint('POST', place('add', 'Add a domain whose mail is signed'), { access: access.setup.manage })
    .input(SendingDomainAdd)
    .output(savedAnswer(SendingDomain)),
  /** Asks the DNS anew. */
  check: endpoint('POST', place('check/{id}', 'Check the DNS of a domain'), one)
    .input(which)
    .output(savedAnswer(SendingDomain)),
  /** Names the domain of the return addresses. */
  setReturn: endpoint('POST', place('set-return/{id}', 'Set the domain of return addresses'), one)
    .input(SendingDomainReturn)
    .output(savedAnswer(SendingDomain)),
  /** Sends the test mail that shows that return addresses are read here. */
  testReturn: endpoint('POST', place('test-return/{id}', 'Send a test mail to a return address'), one)
    .input(which)
    .output(savedAnswer(SendingDomain)),
  delete: endpoint('DELETE', place('delete/{id}', 'Remove a domain with its key'), one)
    .input(which)
    .output(deletedAnswer),
}
