import { dateText } from '@corridor/contract/format/date'
import type { PaperKind, PaperState } from '@corridor/contract/trust/proof/kinds'
import { entryPaths as paths } from '../../entry-paths'
import { text } from '../../lib/language/text'
import { Failure } from '../failure'
import type { PageProps, VisitPage } from '../page'

export const codePage: VisitPage = { title: text('Check a certificate'), Body: CodePage }
export const certificatePage: VisitPage = { title: text('Check a certificate'), isPrivate: true, Body: CertificatePage }

/** The meaning of each state for whoever relies on the paper. */
const states: Record<PaperState, { tone: 'good' | 'danger' | 'warning'; words: string }> = {
  valid: { tone: 'good', words: text('This document is valid.') },
  revoked: { tone: 'danger', words: text('This document was revoked. Do not rely on it.') },
  expired: { tone: 'warning', words: text('This document has expired.') },
  replaced: { tone: 'warning', words: text('This document was replaced by a later one.') },
}
const kinds: Record<PaperKind, string> = {
  agreement: text('Signed agreement'),
  certificate: text('Official representative certificate'),
  declaration: text('Declaration of a student'),
}

/** Asks for the code of a paper. */
function CodePage({ t }: PageProps) {
  return (
    <article className="article">
      <h1>{t('Check a certificate')}</h1>
      <p>{t('Type the code that stands on the document. You do not need an account.')}</p>
      <CodeForm t={t} />
    </article>
  )
}

function CodeForm({ t }: Pick<PageProps, 't'>) {
  return (
    <form method="get" action={paths.certificate}>
      <label className="field">
        {t('Code')}
        <input name="code" dir="ltr" required maxLength={100} autoComplete="off" spellCheck={false} />
        <small>{t('Letters and digits in groups of four.')}</small>
      </label>
      <button type="submit" className="button filled">
        {t('Check')}
      </button>
    </form>
  )
}

/** Says what stands under a code, and whether a file is the one that was handed out. */
function CertificatePage(props: PageProps) {
  const { t, outcome, given } = props
  const isFound = given.state !== undefined
  return (
    <article className="article">
      <h1>{t('Check a certificate')}</h1>
      {outcome && outcome !== 'done' && <Failure t={t} outcome={outcome} />}
      {isFound ? <Found {...props} /> : <CodeForm t={t} />}
    </article>
  )
}

function Found({ t, language, pathname, given }: PageProps) {
  const { tone, words } = states[given.state as PaperState]
  const date = (value: string) => dateText(value, { language, settings: null, timeZone: 'UTC' }, 'long')
  const facts = [
    [text('Document'), t(kinds[given.kind as PaperKind])],
    [text('Company'), <bdi key="company">{given.companyName}</bdi>],
    [text('Version'), given.version],
    [text('Issued on'), given.issuedDate && date(given.issuedDate)],
    [text('Valid until'), given.validUntil && date(given.validUntil)],
    [text('Revoked on'), given.revokedDate && date(given.revokedDate)],
    [text('Code'), <bdi key="code">{given.code}</bdi>],
  ] as const
  return (
    <>
      {given.compared === 'unchanged' && (
        <p role="status" className="message good">
          {t('Your file is unchanged: it is exactly the one that was handed out.')}
        </p>
      )}
      {given.compared === 'changed' && (
        <p role="alert" className="message danger">
          {t('Your file was changed, or is another document. It is not the one that was handed out.')}
        </p>
      )}
      <p role="status" className={`message ${tone}`}>
        {t(words)}
      </p>
      <dl className="facts">
        {facts.map(
          ([label, value]) =>
            value && (
              <div key={label} className="fact">
                <dt>{t(label)}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      <h2>{t('Compare a file')}</h2>
      <p>{t('Choose the PDF that you were given. It is compared byte by byte, and not kept.')}</p>
      <form method="post" action={pathname} encType="multipart/form-data">
        <label className="field">
          {t('PDF file')}
          <input type="file" name="file" accept="application/pdf" required />
        </label>
        <button type="submit" className="button filled">
          {t('Compare')}
        </button>
      </form>
    </>
  )
}
