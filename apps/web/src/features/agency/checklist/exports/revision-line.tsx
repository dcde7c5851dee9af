import { checklistChangeNames, tellingFieldNames } from '@corridor/contract/agency/checklist/kinds'
import type { ChecklistRevision } from '@corridor/contract/agency/checklist/shapes'
import { formatDate, formatList, ownerName } from '../../../../lib/format/format'
import { dotted } from '../../../../lib/format/isolated'
import { useTranslation } from '../../../../lib/language/i18n'
import { Badge } from '../../../../ui/badge'
import classes from '../checklist.module.css'
import { Amounts } from './amounts'
import { SourceLine } from './source-line'

const tones = { added: 'good', changed: 'attention', removed: 'danger' } as const

/** One change of the checklist: what a row said, and what it says since. */
export function RevisionLine({ revision }: { revision: ChecklistRevision }) {
  const { t } = useTranslation()
  const { kind, fields, before, after, changedOn, isHidden, userInfo } = revision
  const said = after ?? before
  if (!said) return null
  const isOther = (field: 'rule' | 'amounts') => kind === 'changed' && fields.includes(field)
  return (
    <li className={classes.revision}>
      <p className={classes.revisionHead}>
        <Badge tone={tones[kind]}>{t(checklistChangeNames[kind])}</Badge> <bdi>{said.paper}</bdi>
        <span className={classes.quiet}>
          {dotted(
            formatDate(changedOn),
            fields.length > 0 && formatList(fields.map((field) => t(tellingFieldNames[field]))),
            ownerName(userInfo),
          )}
        </span>
      </p>
      {isOther('rule') && before?.rule && (
        <p className={classes.quiet}>
          <del>
            <bdi>{before.rule}</bdi>
          </del>
        </p>
      )}
      {(isOther('rule') || kind === 'added') && after?.rule && (
        <p>
          <bdi>{after.rule}</bdi>
        </p>
      )}
      {isOther('amounts') && !isHidden && before && (
        <del className={classes.quiet}>
          <Amounts of={{ ...before, isHidden }} />
        </del>
      )}
      {(isOther('amounts') || kind === 'added') && after && <Amounts of={{ ...after, isHidden }} />}
      <SourceLine of={said} />
    </li>
  )
}
