import { ActionIcon } from '@mantine/core'
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import { formatNumber } from '../format/format'
import { usePageKeys } from '../keys/page-keys'
import { useTranslation } from '../language/i18n'
import { text } from '../language/text'
import classes from './hit-steps.module.css'

interface HitStepsProps {
  count: number
  /** From 0. */
  at: number
  go: (at: number) => void
}

/** Which of the hits is pointed out, and the way to the others, also by n and p. */
export function HitSteps({ count, at, go }: HitStepsProps) {
  const { t } = useTranslation()
  const step = (by: number) => count > 0 && go((at + by + count) % count)
  usePageKeys([
    { key: 'n', label: text('Next hit'), run: () => step(1) },
    { key: 'p', label: text('Previous hit'), run: () => step(-1) },
  ])
  return (
    <span className={classes.hits}>
      <span aria-live="polite">
        {count === 0
          ? t('No hits in the resume')
          : t('Hit {n} of {total}', { n: formatNumber(at + 1), total: formatNumber(count) })}
      </span>
      <ActionIcon
        size={32}
        disabled={count === 0}
        aria-label={t('Previous hit')}
        aria-keyshortcuts="p"
        onClick={() => step(-1)}
      >
        <IconChevronUp size={16} aria-hidden />
      </ActionIcon>
      <ActionIcon
        size={32}
        disabled={count === 0}
        aria-label={t('Next hit')}
        aria-keyshortcuts="n"
        onClick={() => step(1)}
      >
        <IconChevronDown size={16} aria-hidden />
      </ActionIcon>
    </span>
  )
}
