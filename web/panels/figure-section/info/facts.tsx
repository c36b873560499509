import classes from './info.module.css'

/** A line of a fact list; a line without content is left out. */
export interface Fact {
  readonly term: string
  readonly content: React.ReactNode
}

export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={classes.facts}>
      {facts
        .filter(({ content }) => content !== '' && content !== null)
        .map(({ term, content }) => (
          <FactLine key={term} term={term} content={content} />
        ))}
    </dl>
  )
}

function FactLine({ term, content }: Fact) {
  return (
    <>
      <dt>{term}</dt>
      <dd>{content}</dd>
    </>
  )
}

/** A link to a publisher, opened in a new tab; plain text when the address is not a web address. */
export function OutsideLink({ address }: { address: string }) {
  if (!/^https?:\/\//.test(address)) return address
  return (
    <a href={address} target="_blank" rel="noreferrer">
      {address}
    </a>
  )
}
