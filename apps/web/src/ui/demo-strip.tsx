interface DemoStripProps {
  /** Texts arrive translated: a sentence that says what the product is, and what the links do. */
  words: string
  ask: string
  links: readonly { label: string; to: string }[]
}

/** Says in the demo what the product is, and leads in with one press. The server draws it too, so that its styles are of no module. */
export function DemoStrip({ words, ask, links }: DemoStripProps) {
  return (
    <section className="demo-strip" aria-label={ask}>
      <p className="demo-words">{words}</p>
      <p className="demo-ask">{ask}</p>
      <ul className="demo-ways">
        {links.map(({ label, to }) => (
          <li key={to}>
            <a href={to}>{label}</a>
          </li>
        ))}
      </ul>
    </section>
  )
}
