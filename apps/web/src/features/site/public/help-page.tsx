import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../paths'
import { TextLink } from '../../../ui/link'
import classes from './public-text.module.css'

export const Route = createFileRoute('/_public/help')({ staticData: { title: 'Help' }, component: HelpPage })

function HelpPage() {
  const { t } = useTranslation()
  return (
    <article className={classes.page}>
      <h1>{t('Help')}</h1>
      <p>{t('Every page works by keyboard: press ? inside an area to see its keys.')}</p>
      <h2>{t('Signing in')}</h2>
      <p>
        <TextLink to={paths.company.signIn}>{t('Agents and members of a company')}</TextLink>
        <br />
        <TextLink to={paths.candidate.signIn}>{t('Students and candidates')}</TextLink>
        <br />
        <TextLink to={paths.admin.signIn}>{t('Administrators')}</TextLink>
      </p>
    </article>
  )
}
