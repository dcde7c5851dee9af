import {
  type MergeField,
  mergeFieldNames,
  mergeSourceNames,
  sourceOf,
} from '@corridor/contract/mail/template/merge-fields'
import type { useTranslation } from '../language/i18n'

type Translate = ReturnType<typeof useTranslation>['t']

/** 'Job · Location', as a field is called away from its menu. */
export const fieldLabel = (field: MergeField, t: Translate) =>
  field === 'candidates'
    ? t(mergeFieldNames[field])
    : `${t(mergeSourceNames[sourceOf(field)])} · ${t(mergeFieldNames[field])}`
