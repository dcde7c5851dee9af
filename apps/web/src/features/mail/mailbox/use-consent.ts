import type { ConsentWay } from '@corridor/contract/mail/mailbox/kinds'
import { useState } from 'react'
import { client } from '../../../lib/call/client'
import { toast } from '../../../lib/feedback/toast'
import { errorText } from '../../../lib/language/i18n'

interface Asked {
  way: ConsentWay
  address?: string | undefined
  isOfCompany?: boolean
  /** A mailbox that is connected anew. */
  id?: string
}

/** Leads to the provider, who leads back. */
export function useConsent() {
  const [isLeaving, setIsLeaving] = useState(false)
  async function leave(asked: Asked) {
    setIsLeaving(true)
    try {
      const { url } = await client.mailbox.startConsent(asked)
      location.assign(url)
    } catch (error) {
      toast.error(errorText(error))
      setIsLeaving(false)
    }
  }
  return { isLeaving, leave: (asked: Asked) => void leave(asked) }
}
