import { Button, CloseButton } from '@mantine/core'
import { IconAlertTriangle, IconCircleCheck, IconCircleX, IconInfoCircle } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import classes from '../ui/toast-host.module.css'
import { dismissToast, type Toast, type ToastTone, useToasts } from './toast'

const tones: Record<ToastTone, { icon: typeof IconInfoCircle; color: string }> = {
  success: { icon: IconCircleCheck, color: 'var(--state-good)' },
  info: { icon: IconInfoCircle, color: 'var(--state-news)' },
  warning: { icon: IconAlertTriangle, color: 'var(--state-attention)' },
  error: { icon: IconCircleX, color: 'var(--state-danger)' },
}

/** Draws the toasts; mounted once, in the root. */
export function ToastHost() {
  const toasts = useToasts()
  const { t } = useTranslation()
  return (
    <section className={classes.host} aria-label={t('Notifications')}>
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </section>
  )
}

function ToastCard({ toast }: { toast: Toast }) {
  const { t } = useTranslation()
  const [held, setHeld] = useState(false)
  const { icon: Icon, color } = tones[toast.tone]

  useEffect(() => {
    if (held) return
    const timer = setTimeout(() => dismissToast(toast.id), toast.durationMs)
    return () => clearTimeout(timer)
  }, [held, toast])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering or focusing only holds the timer (WCAG 2.2.1).
    <div
      role={toast.tone === 'error' ? 'alert' : 'status'}
      className={classes.toast}
      style={{ '--tone': color }}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon size={18} aria-hidden className={classes.icon} />
      <span className={classes.message}>{toast.message}</span>
      {toast.action && (
        <Button
          size="compact-sm"
          variant="subtle"
          onClick={() => {
            toast.action?.run()
            dismissToast(toast.id)
          }}
        >
          {toast.action.label}
        </Button>
      )}
      <CloseButton size="sm" aria-label={t('Close')} onClick={() => dismissToast(toast.id)} />
    </div>
  )
}
