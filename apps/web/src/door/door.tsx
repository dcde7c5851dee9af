import { type ComponentType, useEffect } from 'react'
import { useTranslation } from '../lib/language/i18n'
import { AuthFrame } from './frame/auth-frame'
import { PublicFrame } from './frame/public-frame'

interface DoorProps {
  /** A key. */
  title: string
  isPublic: boolean
  Page: ComponentType
}

/** The one page that this load of the door shows, in its frame. */
export function Door({ title, isPublic, Page }: DoorProps) {
  const { t } = useTranslation()
  useEffect(() => {
    document.title = `${t(title)} · Corridor`
  }, [t, title])
  const Frame = isPublic ? PublicFrame : AuthFrame
  return (
    <Frame>
      <Page />
    </Frame>
  )
}
