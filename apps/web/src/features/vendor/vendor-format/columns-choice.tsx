import { type FormatColumn, formatColumnNames, formatColumns } from '@corridor/contract/vendor/vendor-format/kinds'
import { ActionIcon, Checkbox, Input } from '@mantine/core'
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from '../../../lib/language/i18n'
import classes from './columns-choice.module.css'
import { formatLabels } from './format-labels'

interface ColumnsChoiceProps {
  value: readonly FormatColumn[]
  onChange: (columns: FormatColumn[]) => void
  error?: ReactNode
}

/** Which facts of a candidate a vendor wants, and in which order: chosen ones stand first, and move. */
export function ColumnsChoice({ value, onChange, error }: ColumnsChoiceProps) {
  const { t } = useTranslation()
  const others = formatColumns.filter((column) => !value.includes(column))
  const move = (at: number, by: -1 | 1) =>
    onChange(value.toSpliced(at, 1).toSpliced(at + by, 0, value[at] as FormatColumn))
  const toggle = (column: FormatColumn) =>
    onChange(value.includes(column) ? value.filter((one) => one !== column) : [...value, column])
  return (
    <Input.Wrapper
      label={t(formatLabels.columns)}
      labelElement="div"
      description={t('What the vendor wants to know of a candidate, in this order.')}
      error={error}
    >
      <ul className={classes.columns} aria-label={t(formatLabels.columns)}>
        {[...value, ...others].map((column) => {
          const at = value.indexOf(column)
          const name = t(formatColumnNames[column])
          return (
            <li key={column}>
              <Checkbox label={name} checked={at >= 0} onChange={() => toggle(column)} />
              {at >= 0 && (
                <span className={classes.moves}>
                  <ActionIcon
                    size="sm"
                    disabled={at === 0}
                    aria-label={t('Move {name} up', { name })}
                    onClick={() => move(at, -1)}
                  >
                    <IconArrowUp size={14} aria-hidden />
                  </ActionIcon>
                  <ActionIcon
                    size="sm"
                    disabled={at === value.length - 1}
                    aria-label={t('Move {name} down', { name })}
                    onClick={() => move(at, 1)}
                  >
                    <IconArrowDown size={14} aria-hidden />
                  </ActionIcon>
                </span>
              )}
            </li>
          )
        })}
      </ul>
    </Input.Wrapper>
  )
}
