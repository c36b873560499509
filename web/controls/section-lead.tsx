import { createElement } from 'react'
import type { Segment } from '#domain/narrative/segment.ts'
import classes from './section-lead.module.css'

interface SectionLeadProps {
  readonly heading: string
  /** The sentence that answers; its figures stand in strong type. */
  readonly answer: readonly Segment[]
  /** What had to move because the data do not have what was asked for. */
  readonly moved?: readonly string[]
  readonly children?: React.ReactNode
}

/** The heading of a section, the sentence that answers, and what is not as it was asked for. */
export function SectionLead({ heading, answer, moved = [], children }: SectionLeadProps) {
  return (
    <header className={classes.lead}>
      <h1 className={classes.heading}>{heading}</h1>
      <AnswerText segments={answer} />
      {moved.map((sentence) => (
        <p key={sentence} className={classes.moved} role="status">
          {sentence}
        </p>
      ))}
      {children}
    </header>
  )
}

/** A sentence with its figures in strong type; given as children, since pieces of a sentence have no keys. */
export function AnswerText({ segments }: { segments: readonly Segment[] }) {
  const pieces = segments.map(({ text, strong }) => (strong ? createElement('strong', null, text) : text))
  return createElement('p', { className: classes.answer }, ...pieces)
}

/** The same room for a section that has nothing to say yet: loading, or why it failed. */
export function SectionMessage({ children }: { readonly children: React.ReactNode }) {
  return <div className={classes.lead}>{children}</div>
}
