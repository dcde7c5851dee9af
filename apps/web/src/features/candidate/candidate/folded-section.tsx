import type { CandidateAdd } from '@corridor/contract/candidate/candidate/shapes'
import { IconCheck, IconChevronDown } from '@tabler/icons-react'
import { useState } from 'react'
import type { RecordFormState } from '../../../lib/form/use-record-form'
import { useTranslation } from '../../../lib/language/i18n'
import classes from './folded-section.module.css'
import type { CandidateSection } from './form'

interface FoldedSectionProps {
  form: RecordFormState<CandidateAdd>
  section: CandidateSection
  /** A value of it deserves a look, or is missing. */
  isDoubtful: boolean
}

/** A section whose values are sure is one line; one that deserves a look is open, as is one that was refused. */
export function FoldedSection({ form, section: { label, fields, summary, inputs }, isDoubtful }: FoldedSectionProps) {
  const { t } = useTranslation()
  // As it begins: nothing folds away below the hands of whoever has just corrected it.
  const [isOpened, setIsOpened] = useState(isDoubtful)
  const isOpen = isOpened || fields.some((name) => form.errorOf(name))
  return (
    <section className={classes.section} aria-label={t(label)}>
      <button
        type="button"
        // Its first value is pointed out in the document, as that of an input is.
        name={fields[0]}
        className={classes.line}
        aria-expanded={isOpen}
        onClick={() => setIsOpened(!isOpen)}
      >
        <span className={classes.label}>{t(label)}</span>
        <bdi className={classes.summary}>{!isOpen && (summary || t('Not set'))}</bdi>
        {!isOpen && summary && <IconCheck size={16} className={classes.sure} aria-hidden />}
        <IconChevronDown size={16} className={classes.mark} aria-hidden />
      </button>
      <div hidden={!isOpen} className={classes.inputs}>
        {inputs}
      </div>
    </section>
  )
}
