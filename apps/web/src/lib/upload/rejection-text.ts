import { t } from '../language/i18n'
import type { Rejection } from './upload-state'

/** Says why a chosen file was not taken, by its name; `max` files are. */
export function rejectionText(rejection: Rejection, max: number): string {
  if (rejection.reason === 'count') return t('Maximum {n} files allowed', { n: max })
  const reasons = {
    size: t('File is larger than {limit}MB', { limit: rejection.limit }),
    type: t('File type not accepted'),
    empty: t('This file is empty'),
  }
  return t('"{file}" rejected: {reason}', { file: rejection.file, reason: reasons[rejection.reason] })
}
