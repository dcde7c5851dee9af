import { languages, pathIn, splitLanguage } from '@corridor/contract/wire/language'
import { text } from '../../lib/language/text'
import type { PageProps } from '../page'
import { questions } from './content'

const words = {
  home: text(
    'Agents for immigration and study: permanent residency, business, students, family. 95% of what we file is approved. And the open-source back office behind it.',
  ),
  about: text('Who we are, what we bring people to, and how to reach us.'),
}

/** Facts of a page of the site for search engines and shared links: its address in each language, its picture, who speaks, and the questions. */
export function SiteHead({ t, language, pathname, given }: PageProps) {
  const path = splitLanguage(pathname).path.replace(/(?<=.)\/+$/, '')
  const { publicUrl = '' } = given
  const description = t(path === '/' ? words.home : words.about)
  const own = publicUrl + pathIn(language, path)
  const picture = `${publicUrl}/site/social.webp`
  const graph = [organization(given), ...(path === '/' ? [faq(t, language)] : [])]
  return (
    <>
      <meta name="description" content={description} />
      <link rel="canonical" href={own} />
      {languages.map((one) => (
        <link key={one} rel="alternate" hrefLang={one} href={publicUrl + pathIn(one, path)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={publicUrl + path} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content="Corridor" />
      <meta property="og:title" content={t('Corridor: the way abroad, door by door')} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={own} />
      <meta property="og:image" content={picture} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
      <script
        type="application/ld+json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: data, not script, and no `<` is left in it.
        dangerouslySetInnerHTML={{
          __html: JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll('<', '\\u003c'),
        }}
      />
    </>
  )
}

const organization = ({ publicUrl, contactEmail, contactPhone, contactAddress }: PageProps['given']) => ({
  '@type': 'Organization',
  name: 'Corridor',
  url: `${publicUrl}/`,
  logo: `${publicUrl}/favicon.svg`,
  email: contactEmail,
  telephone: contactPhone,
  address: contactAddress,
})

const faq = (t: PageProps['t'], language: string) => ({
  '@type': 'FAQPage',
  inLanguage: language,
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: t(question),
    acceptedAnswer: { '@type': 'Answer', text: t(answer) },
  })),
})
