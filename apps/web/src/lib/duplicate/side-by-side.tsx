import { formatList } from '../format/format'
import { useTranslation } from '../language/i18n'
import type { Side } from './doubles'
import classes from './duplicate.module.css'
import { FieldChoice } from './field-choice'
import type { SideBySideState } from './use-side-by-side'

interface SideBySideProps<Rec, Field extends string> extends SideBySideState<Rec, Field> {
  /** Points out where a field's value stands, as its choice gets the focus. */
  show?: (field: Field) => void
}

/** One choice for each field in which two editions of a record differ; what is the same is one line. */
export function SideBySide<Rec, Field extends string>({ show, ...state }: SideBySideProps<Rec, Field>) {
  const { t } = useTranslation()
  const { comparison, fields, same, choiceOf, choose } = state
  const { words, both } = comparison
  const shownOf = (field: Field, record: Rec) =>
    comparison.comparable(field, record) === '' ? (
      <span className={classes.quiet}>{t('Empty')}</span>
    ) : (
      <comparison.Value field={field} record={record} />
    )
  return (
    <>
      {fields.map((field) => (
        <FieldChoice
          key={field}
          label={t(words[field])}
          value={choiceOf(field)}
          {...(show ? { onFocus: () => show(field) } : {})}
          onChange={(side) => choose(field, side as Side | 'both')}
          options={[
            { value: 'left', shown: shownOf(field, state.left) },
            { value: 'right', shown: shownOf(field, state.right) },
            ...(both[field] ? [{ value: 'both', shown: t(both[field].label) }] : []),
          ]}
        />
      ))}
      {same.length > 0 && (
        <p className={`${classes.quiet} ${classes.same}`}>
          {t('The same in both: {fields}', { fields: formatList(same.map((field) => t(words[field]))) })}
        </p>
      )}
    </>
  )
}
