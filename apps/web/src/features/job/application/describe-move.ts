import type { Application } from '@corridor/contract/job/application/shapes'
import { ApiError } from '../../../lib/call/api-error'
import { seededName } from '../../../lib/format/seeded-name'
import { errorText, type useTranslation } from '../../../lib/language/i18n'

/** Why an application was not moved: whoever came too late is told where it stands by now. */
export function describeMove(error: unknown, t: ReturnType<typeof useTranslation>['t']): string {
  const current = error instanceof ApiError && error.code === 'record.changed' ? (error.current as Application) : null
  const [stage] = current?.stageInfo ?? []
  return stage
    ? t('Somebody else was faster: it is now in "{stage}"', { stage: seededName('stage', stage.name) })
    : errorText(error)
}
