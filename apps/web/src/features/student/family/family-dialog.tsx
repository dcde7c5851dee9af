import type { Student } from '@corridor/contract/student/student/shapes'
import { Modal, SegmentedControl, Stack } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from '../../../lib/language/i18n'
import { useLeave } from '../../../lib/pick/use-leave'
import { LinkForm } from './link-form'
import { NewRelativeForm } from './new-relative-form'

const ways = ['new', 'existing'] as const

interface FamilyDialogProps {
  student: Student
  close: () => void
}

/** Adds somebody to the family of a student: one who is begun with what both share, or one who stands already. */
export default function FamilyDialog({ student, close }: FamilyDialogProps) {
  const { t } = useTranslation()
  const leave = useLeave(close)
  const [way, setWay] = useState<(typeof ways)[number]>('new')
  const words = { new: t('New student'), existing: t('Existing student') }
  const Form = way === 'new' ? NewRelativeForm : LinkForm
  return (
    <Modal opened onClose={leave} title={t('Add family member')} closeButtonProps={{ 'aria-label': t('Close') }}>
      <Stack gap="md">
        <SegmentedControl
          fullWidth
          value={way}
          onChange={(value) => setWay(ways.find((known) => known === value) ?? 'new')}
          data={ways.map((value) => ({ value, label: words[value] }))}
          aria-label={t('Add family member')}
        />
        <Form student={student} leave={leave} />
      </Stack>
    </Modal>
  )
}
