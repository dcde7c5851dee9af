import type { Attachment } from 'postal-mime'
import { withoutControls } from './address.ts'

/** Report of a server on one address (RFC 3464). */
export interface ReportedRecipient {
  /** Lower case, without the kind of address; empty if it is not said. */
  finalRecipient: string
  originalRecipient: string
  action: 'failed' | 'delayed' | 'delivered' | 'relayed' | 'expanded'
  /** Such as 5.1.1. */
  status: string
  /** The server's own words. */
  diagnostic: string
}

export interface DeliveryReport {
  recipients: ReportedRecipient[]
  /** Message-ID of the mail that it is about, with angle brackets; empty if it did not come back. */
  returnedMessageId: string
  returnedHeaders: { name: string; value: string }[]
}

const bytesMax = 256 * 1024
const recipientsMax = 100
const headersMax = 200
const wordsMax = 500

const statusTypes = ['message/delivery-status', 'message/global-delivery-status']
const returnedTypes = ['message/rfc822', 'message/global', 'text/rfc822-headers', 'message/global-headers']

/** The report in the parts of a mail; undefined in one that is none. */
export function readReport(parts: readonly Attachment[]): DeliveryReport | undefined {
  const status = parts.find(({ mimeType }) => statusTypes.includes(mimeType))
  if (!status) return undefined
  const returned = parts.find(({ mimeType }) => returnedTypes.includes(mimeType))
  const returnedHeaders = returned ? (blocksOf(returned)[0] ?? []).slice(0, headersMax) : []
  const id = valueIn(returnedHeaders, 'message-id')
  return {
    recipients: blocksOf(status)
      .slice(0, recipientsMax + 1)
      .flatMap(toRecipient)
      .slice(0, recipientsMax),
    returnedMessageId: /<[^<>\s]{1,996}>/.exec(id)?.[0] ?? '',
    returnedHeaders,
  }
}

type Block = DeliveryReport['returnedHeaders']

/** Groups of headers, with an empty line between two. */
function blocksOf({ content }: Attachment): Block[] {
  const text = Buffer.from(content as ArrayBuffer)
    .subarray(0, bytesMax)
    .toString('utf8')
    .replaceAll('\0', '\uFFFD')
  return text
    .replaceAll('\r\n', '\n')
    .replace(/^\n+/, '')
    .split(/\n[ \t]*\n/)
    .map((block) =>
      block
        .replaceAll(/\n[ \t]+/g, ' ')
        .split('\n')
        .flatMap((line) => {
          const at = line.indexOf(':')
          return at > 0
            ? [{ name: line.slice(0, at).trim().toLowerCase(), value: withoutControls(line.slice(at + 1)) }]
            : []
        }),
    )
}

const valueIn = (block: Block, name: string) => block.find((header) => header.name === name)?.value ?? ''

const actions = ['failed', 'delayed', 'delivered', 'relayed', 'expanded'] as const

function toRecipient(block: Block): ReportedRecipient[] {
  const [final, original] = [valueIn(block, 'final-recipient'), valueIn(block, 'original-recipient')]
  const said = valueIn(block, 'action').toLowerCase()
  const action = actions.find((each) => said.startsWith(each))
  if (!action || (!final && !original)) return []
  return [
    {
      finalRecipient: toAddress(final),
      originalRecipient: toAddress(original),
      action,
      status: /\b[245]\.\d{1,3}\.\d{1,3}\b/.exec(valueIn(block, 'status'))?.[0] ?? '',
      diagnostic: valueIn(block, 'diagnostic-code')
        .replace(/^\s*[\w-]+\s*;\s*/, '')
        .slice(0, wordsMax),
    },
  ]
}

/** `rfc822; <Jane@Harbor.example>`: the address without its kind, brackets and the like. */
const toAddress = (given: string) =>
  given
    .replace(/^[^;]*;/, '')
    .replaceAll(/[<>\s]/g, '')
    .toLowerCase()
    .slice(0, 320)
