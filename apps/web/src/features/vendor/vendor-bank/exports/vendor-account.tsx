import { bankAccountTypeNames } from '@corridor/contract/field/bank-account-types'
import type { Vendor } from '@corridor/contract/vendor/vendor/shapes'
import type { VendorBank } from '@corridor/contract/vendor/vendor-bank/shapes'
import { vendorPriorityNames } from '@corridor/contract/vendor/vendor-note/kinds'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { api, client } from '../../../../lib/call/client'
import { countryName } from '../../../../lib/format/country-name'
import { formatMoney } from '../../../../lib/format/format'
import { useTranslation } from '../../../../lib/language/i18n'
import { text } from '../../../../lib/language/text'
import { StatusBadge } from '../../../../lib/list/column/status-badge'
import { toSearch } from '../../../../lib/page/search'
import { useSection } from '../../../../lib/record/frame/sections'
import { type Fact, Facts, RecordCard } from '../../../../lib/record/record-card'
import { useMay } from '../../../../lib/session/session'
import { downloadFile } from '../../../../lib/upload/download-file'
import { paths } from '../../../../paths'
import { TextLink } from '../../../../ui/link'
import { AccountNumber } from '../../../trust/bank-details/exports/account-number'

const step = 7
const maySeeWhole = ['administrator', 'owner'] as const

/** The account of a vendor; the whole number is read by a press that the audit keeps. */
export default function VendorAccount({ vendor, mayManage }: { vendor: Vendor; mayManage: boolean }) {
  const { t } = useTranslation()
  const mayReveal = useMay(maySeeWhole)
  const vendorId = vendor._id
  const { data, isPending } = useQuery({ ...api.vendorBank.view.queryOptions({ input: { vendorId } }), staleTime: 0 })
  const bank = data?.data
  const way = { to: paths.company.vendorStep(step), search: { vendor: vendor._id } }
  if (useSection('Bank Account Details', { isPending, isEmpty: data !== undefined && !bank, add: mayManage && way }))
    return null
  return (
    <RecordCard
      title="Bank Account Details"
      action={
        mayManage && (
          <TextLink
            to={way.to}
            search={toSearch(way.search)}
            aria-label={t('Edit {name}', { name: t('Bank Account Details') })}
          >
            {t('Edit')}
          </TextLink>
        )
      }
    >
      {bank && mayReveal && (
        <AccountNumber reveal={() => client.vendorBank.reveal({ vendorId })} masked={bank.accountMasked} />
      )}
      {bank && <Facts facts={factsOf(bank, mayReveal)} />}
    </RecordCard>
  )
}

const textFact = (label: string, value: string | null): Fact[] => (value ? [{ label, value: <bdi>{value}</bdi> }] : [])

const factsOf = (bank: VendorBank, mayReveal: boolean): Fact[] => [
  ...textFact(text('Beneficiary Name'), bank.beneficiaryName),
  ...textFact(text('Bank Name'), bank.bankName),
  { label: text('Account Type'), value: <Word of={bankAccountTypeNames[bank.accountType]} /> },
  { label: text('Country'), value: bank.countryInfo.map(countryName) },
  ...(mayReveal ? [] : textFact(text('Account Number'), bank.accountMasked)),
  ...textFact(text('IFSC Code/Routing Number'), bank.bankCode),
  ...textFact(text('SWIFT/BIC'), bank.swift),
  ...(bank.depositAmount === null
    ? []
    : [{ label: text('Deposit Amount'), value: formatMoney(bank.depositAmount, bank.depositCurrency) }]),
  { label: text('Priority'), value: <Word of={vendorPriorityNames[bank.priority]} /> },
  ...textFact(
    text('Address'),
    [bank.addressLine1, bank.addressLine2, bank.city, bank.state, bank.zipCode].filter(Boolean).join(', '),
  ),
  ...fileFact(text('Cancelled Cheque'), bank.cancelledCheque, mayReveal),
  ...fileFact(text('Attachment'), bank.attachment, mayReveal),
  ...textFact(text('Comments'), bank.comments),
  { label: text('Record Status'), value: <StatusBadge status={bank.recordStatus} /> },
]

// The cheque shows the whole number: only who may read that opens it.
const fileFact = (label: string, files: VendorBank['attachment'], mayOpen: boolean): Fact[] =>
  files.map(({ fileKey, originalName }) => ({
    label,
    value: mayOpen ? (
      <Button size="compact-md" variant="default" onClick={() => void downloadFile(fileKey)}>
        <bdi>{originalName}</bdi>
      </Button>
    ) : (
      <bdi>{originalName}</bdi>
    ),
  }))

function Word({ of }: { of: string }) {
  const { t } = useTranslation()
  return t(of)
}
