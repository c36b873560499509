import type { Value } from '#domain/message/message.ts'
import type { Segment } from '#domain/message/segment.ts'
import { Grid, Text } from '#web/kit/layout.tsx'
import { Said } from '#web/language/said.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import classes from './section-lead.module.css'

interface SectionLeadProps {
  readonly heading: Value
  /** The sentence that answers; its figures stand in strong type. */
  readonly answer: Value | readonly Segment[]
  /** What belongs to it, in small letters. */
  readonly detail?: Value
  /** Parts of the choice that moved because the data do not have the wanted ones. */
  readonly moved?: readonly Value[]
  /** The chief thing to do, beside heading and answer; below them on a phone. */
  readonly chief?: React.ReactNode
  readonly children?: React.ReactNode
}

/** The heading of a section, the sentence that answers, and what is not as it was asked for. */
export function SectionLead({ heading, answer, detail, moved = [], chief, children }: SectionLeadProps) {
  const language = useLanguage()
  return (
    <header className={classes.lead}>
      <Grid className={classes.top} align="start" gap={24} rows={12}>
        <div>
          <h1 className={classes.heading}>{language.text(heading)}</h1>
          <AnswerText says={answer} />
          {detail !== undefined && (
            <Text widest={860} above={4} tone="soft" size={14}>
              <Said what={detail} />
            </Text>
          )}
        </div>
        {chief}
      </Grid>
      {moved
        .map((said) => language.text(said))
        .map((sentence) => (
          <Text key={sentence} widest={860} above={8} tone="soft" role="status">
            {sentence}
          </Text>
        ))}
      {children}
    </header>
  )
}

/** A sentence with its figures in strong type. */
export function AnswerText({ says }: { readonly says: Value | readonly Segment[] }) {
  return (
    <p className={classes.answer}>
      <Said what={says} />
    </p>
  )
}

/** The same room for a section that has nothing to say yet: loading, or why it failed. */
export function SectionMessage({ children }: { readonly children: React.ReactNode }) {
  return <div className={classes.lead}>{children}</div>
}
