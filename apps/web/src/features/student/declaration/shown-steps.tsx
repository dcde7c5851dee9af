import type { DeclarationPage } from '@corridor/contract/student/declaration/shapes'
import classes from './signing.module.css'

/** The facts of each step as the signer declares them, sealed values masked. */
export function ShownSteps({ steps }: Pick<DeclarationPage, 'steps'>) {
  return (
    <div className={classes.steps}>
      {steps.map(({ heading, note, rows }) => (
        <section key={heading} className={classes.step}>
          <h3>{heading}</h3>
          {note && <p className={classes.note}>{note}</p>}
          {rows.map((facts, at) => {
            const key = `${at} ${heading}`
            return <Facts key={key} facts={facts} />
          })}
        </section>
      ))}
    </div>
  )
}

const Facts = ({ facts }: { facts: DeclarationPage['steps'][number]['rows'][number] }) => (
  <dl>
    {facts.map(({ label, value }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>
          <bdi>{value}</bdi>
        </dd>
      </div>
    ))}
  </dl>
)
