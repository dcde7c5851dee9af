import { type LeadTarget, leadTargetNames } from '@corridor/contract/site/lead/kinds'
import type { Lead, LeadConvert } from '@corridor/contract/site/lead/shapes'
import { access } from '@corridor/contract/wire/access'
import { Radio, Stack, Text, TextInput } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { ApiError } from '../../../lib/call/api-error'
import { client } from '../../../lib/call/client'
import { toast } from '../../../lib/feedback/toast'
import { formatName } from '../../../lib/format/format'
import { translateMessage, useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { useMay } from '../../../lib/session/session'
import { paths } from '../../../paths'
import type { LeadArea } from './columns'
import { CompanyQuestions } from './company-questions'
import { DialogFrame } from './dialog-frame'
import { refreshLeads } from './use-lead-actions'

const targets: Record<LeadArea, readonly LeadTarget[]> = {
  admin: ['company'],
  company: ['candidate', 'student'],
}
const words: Record<LeadTarget, string> = {
  candidate: text(
    'Adds a candidate with the name, email and phone. Somebody with this email who is there already is linked.',
  ),
  company: text('Adds a company and invites this person as its Owner.'),
  student: text(
    'Begins an enrolment with the name, email and phone; its steps can be saved in any order. A student with this email whom you see already is linked.',
  ),
}

export type Given = Pick<LeadConvert, 'companyName' | 'type' | 'yourCountry' | 'clientCountry' | 'phone'>

/** Makes something of a lead with what it said; only what is missing is asked for. */
export default function ConvertDialog({ area, row, close }: { area: LeadArea; row: Lead; close: () => void }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const mayEnrol = useMay(access.students.manage)
  const offered = targets[area].filter((target) => target !== 'student' || mayEnrol)
  const [into, setInto] = useState<LeadTarget>(offered[0] ?? 'candidate')
  const [given, setGiven] = useState<Given>({ companyName: row.companyName || undefined })
  const [faults, setFaults] = useState<Record<string, string>>({})
  const faultOf = (name: string) => (faults[name] ? translateMessage(faults[name]) : undefined)

  async function submit() {
    setFaults({})
    try {
      const own = into === 'student' ? {} : given
      const { data } = await client.lead.convert({ id: row._id, version: row.version, into, ...own })
      toast.success(t('{name} was converted', { name: formatName(row) }))
      close()
      await refreshLeads()
      const [made] = data.convertedInfo
      // An enrolment goes on where it was begun.
      if (made?.kind === 'student' && made.record) await navigate({ to: paths.company.viewStudent(made.record) })
    } catch (error) {
      if (error instanceof ApiError) setFaults(error.fields)
      throw error
    }
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
          {offered.map((value) => (
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
      <Text size="sm" c="dimmed">
        {t('You can undo this later: what it made goes to the bin.')}
      </Text>
    </DialogFrame>
  )
}
