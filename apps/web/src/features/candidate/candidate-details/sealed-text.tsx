import type { SealedDetail } from '@corridor/contract/candidate/candidate-details/kinds'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { client } from '../../../lib/call/client'
import { toast } from '../../../lib/feedback/toast'
import { errorText, useTranslation } from '../../../lib/language/i18n'
import { detailsLabels } from './details-values'

interface SealedTextProps {
  candidateId: string
  field: SealedDetail
  mayReveal: boolean
}

/** A sealed value of a candidate: hidden until somebody who may asks for it, which stands in the audit. */
export function SealedText({ candidateId, field, mayReveal }: SealedTextProps) {
  const { t } = useTranslation()
  // This page alone holds it: no cache keeps it.
  const [value, setValue] = useState<string>()

  async function show() {
    try {
      setValue((await client.candidateDetails.reveal({ candidateId, field })).value)
    } catch (error) {
      toast.error(errorText(error))
    }
  }

  const name = t(detailsLabels[field])
  return (
    <>
      <bdi>{value ?? '••••'}</bdi>{' '}
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
