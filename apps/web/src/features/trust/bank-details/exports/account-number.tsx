import { Button } from '@mantine/core'
import { useState } from 'react'
import { toast } from '../../../../lib/feedback/toast'
import { errorText, useTranslation } from '../../../../lib/language/i18n'
import classes from './account-number.module.css'

interface AccountNumberProps {
  /** Reads the whole number; each reading stands in the audit. */
  reveal: () => Promise<{ accountNumber: string }>
  masked: string
}

/** An account number: masked, until somebody who may asks for the whole; that stands in the audit. */
export function AccountNumber({ reveal, masked }: AccountNumberProps) {
  const { t } = useTranslation()
  // This page alone holds it: no cache keeps it.
  const [whole, setWhole] = useState<string>()

  async function show() {
    try {
      setWhole((await reveal()).accountNumber)
    } catch (error) {
      toast.error(errorText(error))
    }
  }

  return (
    <div className={classes.account}>
      <span>
        {t('Account Number')}: <bdi className={classes.number}>{whole ?? masked}</bdi>
      </span>
      <Button
        size="compact-md"
        variant="default"
        aria-pressed={whole !== undefined}
        onClick={() => (whole === undefined ? void show() : setWhole(undefined))}
      >
        {t(whole === undefined ? 'Show the whole number' : 'Hide the number')}
      </Button>
      <span className={classes.note}>{t('Each reading is kept in the audit log.')}</span>
    </div>
  )
}
