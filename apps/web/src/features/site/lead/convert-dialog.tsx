import { type LeadTarget, leadTargetNames } from '@corridor/contract/site/lead/kinds'
import type { Lead, LeadConvert } from '@corridor/contract/site/lead/shapes'
import { Radio, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { ApiError } from '../../../lib/call/api-error'
import { client } from '../../../lib/call/client'
import { toast } from '../../../lib/feedback/toast'
import { formatName } from '../../../lib/format/format'
import { translateMessage, useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import type { LeadArea } from './columns'
import { CompanyQuestions } from './company-questions'
import { DialogFrame } from './dialog-frame'
import { refreshLeads } from './use-lead-actions'

const targets: Record<LeadArea, readonly LeadTarget[]> = {
  admin: ['company', 'student'],
  company: ['candidate', 'student'],
}
const words: Record<LeadTarget, string> = {
  candidate: text(
    'Adds a candidate with the name, email and phone. Somebody with this email who is there already is linked.',
  ),
  company: text('Adds a company and invites this person as its Owner.'),
  student: text('Keeps the answers for an enrolment. Enrolment itself is not there yet, so no record is made today.'),
}

export type Given = Pick<LeadConvert, 'companyName' | 'type' | 'yourCountry' | 'clientCountry' | 'phone'>

/** Makes something of a lead with what it said; only what is missing is asked for. */
export default function ConvertDialog({ area, row, close }: { area: LeadArea; row: Lead; close: () => void }) {
  const { t } = useTranslation()
  const [into, setInto] = useState<LeadTarget>(targets[area][0] ?? 'student')
  const [given, setGiven] = useState<Given>({ companyName: row.companyName || undefined })
  const [faults, setFaults] = useState<Record<string, string>>({})
  const faultOf = (name: string) => (faults[name] ? translateMessage(faults[name]) : undefined)

  async function submit() {
    setFaults({})
    try {
      await client.lead.convert({ id: row._id, version: row.version, into, ...(into === 'student' ? {} : given) })
    } catch (error) {
      if (error instanceof ApiError) setFaults(error.fields)
      throw error
    }
    toast.success(t('{name} was converted', { name: formatName(row) }))
    close()
    await refreshLeads()
  }

  return (
    <DialogFrame
      title={t('Convert {name}', { name: formatName(row) })}
      verb={t('Convert')}
      submit={submit}
      close={close}
    >
      <Radio.Group label={t('Convert into')} value={into} onChange={(value) => setInto(value as LeadTarget)}>
        <Stack mt="xs" gap="xs">
          {targets[area].map((value) => (
            <Radio key={value} value={value} label={t(leadTargetNames[value])} description={t(words[value])} />
          ))}
        </Stack>
      </Radio.Group>
      {into === 'candidate' && row.phone === '' && (
        <TextInput
          label={t('Phone')}
          type="tel"
          value={given.phone ?? ''}
          onChange={({ currentTarget: { value } }) => setGiven({ ...given, phone: value || undefined })}
          error={faultOf('phone')}
          withAsterisk
        />
      )}
      {into === 'company' && <CompanyQuestions row={row} given={given} setGiven={setGiven} faultOf={faultOf} />}
      {into !== 'student' && (
        <Text size="sm" c="dimmed">
          {t('You can undo this later: what it made goes to the bin.')}
        </Text>
      )}
    </DialogFrame>
  )
}
