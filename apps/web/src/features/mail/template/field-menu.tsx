import {
  type MergeField,
  mergeFieldNames,
  mergeSourceNames,
  mergeSources,
  sourceOf,
} from '@corridor/contract/mail/template/merge-fields'
import { Menu } from '@mantine/core'
import { useTranslation } from '../../../lib/language/i18n'
import { AnchoredMenu } from '../../../lib/late/anchored'
import type { LateMenuProps } from '../../../lib/late/use-late-menu'
import { fieldLabel } from '../../../lib/mail/field-label'
import classes from './template.module.css'

interface FieldMenuProps extends LateMenuProps {
  fields: readonly MergeField[]
  choose: (field: MergeField) => void
}

/** Fields that a mail can be filled with, by their subject. */
export default function FieldMenu({ fields, choose, ...menu }: FieldMenuProps) {
  const { t } = useTranslation()
  const groups = mergeSources
    .map((source) => ({ source, own: fields.filter((field) => sourceOf(field) === source) }))
    .filter(({ own }) => own.length > 0)
  return (
    <AnchoredMenu {...menu} position="bottom-end">
      <div className={classes.fields}>
        {groups.map(({ source, own }) => (
          <div key={source}>
            <Menu.Label aria-hidden>{t(mergeSourceNames[source])}</Menu.Label>
            {own.map((field) => (
              <Menu.Item key={field} aria-label={fieldLabel(field, t)} onClick={() => choose(field)}>
                {t(mergeFieldNames[field])}
              </Menu.Item>
            ))}
          </div>
        ))}
      </div>
    </AnchoredMenu>
  )
}
