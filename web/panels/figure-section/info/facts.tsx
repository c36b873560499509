import { isValidElement } from 'react'
import type { Value } from '#domain/message/message.ts'
import { Grid } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import classes from './info.module.css'

/** A line of a fact list; a line without content is left out. */
export interface Fact {
  readonly term: Value
  /** Text and messages of the language, or something to be drawn; empty and null are left out. */
  readonly content: Value | React.ReactElement | null
}

export function Facts({ facts }: { facts: readonly Fact[] }) {
  const { text } = useLanguage()
  return (
    <Grid as="dl" className={classes.facts}>
      {facts
        .filter(({ content }) => content !== '' && content !== null)
        .map(({ term, content }) => (
          <FactLine key={text(term)} term={term} content={content} />
        ))}
    </Grid>
  )
}

function FactLine({ term, content }: Fact) {
  const { text } = useLanguage()
  return (
    <>
      <dt>{text(term)}</dt>
      <dd>{isValidElement(content) ? content : text(content ?? '')}</dd>
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
