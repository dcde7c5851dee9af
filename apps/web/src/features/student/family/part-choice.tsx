import { type EnrolmentPart, stepOf } from '@corridor/contract/student/enrolment/steps'
import { type SharedPart, sharedParts } from '@corridor/contract/student/family/kinds'
import { Checkbox, Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from '../../../lib/language/i18n'

interface PartChoiceProps {
  /** Translated. */
  label: string
  offered: readonly SharedPart[]
  /** Steps that have values of their own, which would go. */
  standing?: readonly number[]
  chosen: readonly SharedPart[]
  choose: (parts: SharedPart[]) => void
  error: ReactNode
}

/** Chooses steps that are taken over. */
export function PartChoice({ label, offered, standing = [], chosen, choose, error }: PartChoiceProps) {
  const { t } = useTranslation()
  const stepNumber = (part: EnrolmentPart) => stepOf(part).number
  return (
    <Checkbox.Group
      label={label}
      description={t('What is taken over follows theirs until you save other values.')}
      value={[...chosen]}
      onChange={(values) => choose(sharedParts.filter((part) => values.includes(part)))}
      error={error}
    >
      <Stack gap="xs" mt="xs">
        {offered.map((part) => (
          <Checkbox
            key={part}
            value={part}
            label={t(stepOf(part).heading)}
            {...(standing.includes(stepNumber(part)) ? { description: t('Replaces what is saved') } : {})}
          />
        ))}
      </Stack>
    </Checkbox.Group>
  )
}
