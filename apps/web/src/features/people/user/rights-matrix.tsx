import { listedRoles, rightsOf } from '@corridor/contract/people/user/lists'
import { roleNames } from '@corridor/contract/wire/access'
import { IconCheck, IconEye } from '@tabler/icons-react'
import { useTranslation } from '../../../lib/language/i18n'
import { levels, type Part, parts } from './rights'
import classes from './rights-matrix.module.css'

const levelNames = new Map(levels)
const signs = { manage: IconCheck, read: IconEye }
const rightsByRole = listedRoles.map((role) => ({
  role,
  levelOf: new Map(rightsOf(role).map(({ area, level }) => [area, level])),
}))
const shownParts = (Object.keys(parts) as Part[]).filter((part) =>
  rightsByRole.some(({ levelOf }) => levelOf.has(part)),
)

/** Parts of the product by roles, as the contract's own rules say them: who manages it, who only reads, who does not see it. */
export function RightsMatrix() {
  const { t } = useTranslation()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no mouse scrolls it by the arrows.
    <section className={classes.frame} aria-label={t('Who may do what')} tabIndex={0}>
      <table className={classes.matrix}>
        <caption>{t('Who may do what')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('Part')}</th>
            {rightsByRole.map(({ role }) => (
              <th key={role} scope="col">
                {t(roleNames[role])}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shownParts.map((part) => (
            <tr key={part}>
              <th scope="row">{t(parts[part])}</th>
              {rightsByRole.map(({ role, levelOf }) => {
                const level = levelOf.get(part)
                const Sign = level && signs[level]
                const name = level && levelNames.get(level)
                return (
                  <td key={role} data-level={level}>
                    {Sign && <Sign size={16} aria-hidden />}
                    {name && t(name)}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
