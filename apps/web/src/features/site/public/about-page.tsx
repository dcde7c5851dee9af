import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../paths'
import { ButtonLink } from '../../../ui/link'
import classes from './public-text.module.css'

export const Route = createFileRoute('/_public/about')({ staticData: { title: 'About' }, component: AboutPage })

function AboutPage() {
  const { t } = useTranslation()
  return (
    <article className={classes.page}>
      <h1>{t('About')}</h1>
      <p>
        {t(
          'Corridor is made for the people who place others: staffing firms, bench sales teams and consultancies that send students abroad. Each company works in its own area and sees only its own records.',
        )}
      </p>
      <div className={classes.actions}>
        <ButtonLink to={paths.help}>{t('Help')}</ButtonLink>
      </div>
    </article>
  )
}
