import type { FoundValue } from '@corridor/contract/base/parse/shapes'
import { ActionIcon } from '@mantine/core'
import { IconAlertTriangle, IconCopy } from '@tabler/icons-react'
import { useCopy } from '../../../lib/feedback/use-copy'
import { useTranslation } from '../../../lib/language/i18n'
import { PhoneText } from '../../../lib/record/phone-link'
import classes from './job.module.css'
import { isSure, type JobValues, valuesText } from './job-values'

interface JobValueRowProps {
  row: JobValues
  shown: FoundValue | undefined
  show: (found: FoundValue) => void
}

/** One field: each value is a button that shows where it stands; the whole can be copied. */
export function JobValueRow({ row: { name, values, isPhone }, shown, show }: JobValueRowProps) {
  const { t } = useTranslation()
  const copy = useCopy()
  return (
    <div className={classes.row}>
      <dt>{t(name)}</dt>
      <dd>
        <span className={classes.values}>
          {values.map((found) => (
            <button
              key={`${found.page} ${found.start} ${found.value}`}
              type="button"
              className={classes.value}
              aria-pressed={found === shown}
              title={t('Show in the text')}
              onClick={() => show(found)}
            >
              {isPhone ? <PhoneText phone={found.value} /> : <bdi>{found.value}</bdi>}
              {!isSure(found) && (
                <span className={classes.check}>
                  <IconAlertTriangle size={14} aria-hidden />
                  {t('Please check')}
                </span>
              )}
            </button>
          ))}
        </span>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t('Copy {name}', { name: t(name) })}
          onClick={() => void copy(valuesText(values))}
        >
          <IconCopy size={16} aria-hidden />
        </ActionIcon>
      </dd>
    </div>
  )
}
