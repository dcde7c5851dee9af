import type { SealedValue } from '@corridor/contract/student/passport/kinds'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { client } from '../../../../lib/call/client'
import { toast } from '../../../../lib/feedback/toast'
import { formatDate } from '../../../../lib/format/format'
import { errorText, useTranslation } from '../../../../lib/language/i18n'

interface SealedValueTextProps {
  studentId: string
  field: SealedValue
  /** A key. */
  label: string
  /** Signs that stand for it. */
  mask: string
  mayReveal: boolean
}

/** A sealed value of a student: masked until somebody who may asks for it, which stands in the audit. */
export function SealedValueText({ studentId, field, label, mask, mayReveal }: SealedValueTextProps) {
  const { t } = useTranslation()
  // This page alone holds it: no cache keeps it.
  const [value, setValue] = useState<string>()

  async function show() {
    try {
      setValue((await client.passport.reveal({ id: studentId, field })).value)
    } catch (error) {
      toast.error(errorText(error))
    }
  }

  const name = t(label)
  const shown = value !== undefined && field === 'birthDate' ? formatDate(value) : value
  return (
    <>
      <bdi className="tabular">{shown ?? mask}</bdi>{' '}
      {mayReveal && (
        <Button
          size="compact-md"
          variant="subtle"
          aria-label={t(value === undefined ? 'Show: {name}' : 'Hide: {name}', { name })}
          title={t('Each reading is kept in the audit log.')}
          onClick={() => (value === undefined ? void show() : setValue(undefined))}
        >
          {t(value === undefined ? 'Show' : 'Hide')}
        </Button>
      )}
    </>
  )
}
