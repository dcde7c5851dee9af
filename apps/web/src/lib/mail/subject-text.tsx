import { bracedIn, isMergeField, replaceBraced } from '@corridor/contract/mail/template/merge-fields'
import { useTranslation } from '../language/i18n'
import { fieldLabel } from './field-label'
import classes from './subject-text.module.css'

type Translate = ReturnType<typeof useTranslation>['t']

/** A subject as one line of words, its fields by their names: '[Candidate · Job Title] is available'. */
export const subjectWords = (subject: string, t: Translate): string =>
  replaceBraced(subject, (key) => (isMergeField(key) ? `[${fieldLabel(key, t)}]` : key))

// No text has it: a place where one part ends.
const cut = '\0'

/** A subject as people read it: what is filled for each person stands as a chip with the field's name. */
export function SubjectText({ subject }: { subject: string }) {
  const { t } = useTranslation()
  if (bracedIn(subject).length === 0) return <bdi>{subject}</bdi>
  const parts = replaceBraced(subject, (key) => `${cut}${key}${cut}`).split(cut)
  return (
    <bdi>
      {parts.map((part, at) =>
        at % 2 === 1 && isMergeField(part) ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text, which stand where they stand.
          <span key={at} className={classes.chip}>
            {fieldLabel(part, t)}
          </span>
        ) : (
          part
        ),
      )}
    </bdi>
  )
}
