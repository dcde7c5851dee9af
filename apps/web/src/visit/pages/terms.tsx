import { text } from '../../lib/language/text'
import type { PageProps, VisitPage } from '../page'

export const termsPage: VisitPage = { title: text('Terms & Conditions'), Body: TermsPage }

const sections = [
  {
    title: text('Who you deal with'),
    words: text(
      'Corridor is open-source software. Whoever runs this installation is responsible for it and for the data in it; their name and address are on the page that led you here or in your agreement with them.',
    ),
  },
  {
    title: text('Your account'),
    words: text(
      'Give true details about yourself and your company, keep your password to yourself, and tell the operator when someone else may know it. What is done with your account counts as done by you until then.',
    ),
  },
  {
    title: text("Other people's data"),
    words: text(
      'Resumes, passports and bank details belong to the people they describe. Enter them only where those people know of it or the law allows it, use them only to place or advise those people, and delete them when that is over.',
    ),
  },
  {
    title: text('What happens to data'),
    words: text(
      'Each company sees its own records only. Passwords are stored as hashes, passports and bank accounts encrypted. What is deleted stays in the bin for thirty days. Who changed what is recorded and cannot be altered.',
    ),
  },
  {
    title: text('Verification'),
    words: text(
      'The operator checks the documents that a company submits before it relies on them. Submitting a document says that it is genuine and yours to submit.',
    ),
  },
  {
    title: text('Fair use'),
    words: text(
      'Send mail only to people who may expect it, and let them leave the list. Do not try to see what belongs to others, to overload the service, or to upload harmful files. The operator may close an account that does.',
    ),
  },
  {
    title: text('No advice, no warranty'),
    words: text(
      'What Corridor shows about visas, work authorization or salaries is information and no legal advice. The software comes as it is, under the MIT licence, without warranty.',
    ),
  },
]

/** Terms that a person accepts at the sign-up. An operator with terms of their own replaces these. */
function TermsPage({ t }: PageProps) {
  return (
    <article className="article">
      <h1>{t('Terms & Conditions')}</h1>
      {sections.map(({ title, words }) => (
        <section key={title}>
          <h2>{t(title)}</h2>
          <p>{t(words)}</p>
        </section>
      ))}
    </article>
  )
}
