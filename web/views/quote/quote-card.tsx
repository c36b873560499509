import { message } from '#domain/message/message.ts'
import { IconAlertTriangle, IconCheck, IconCopy, IconQuote } from '#web/kit/icons.ts'
import { useState } from 'react'
import type { ReleaseStamp } from '#contract/release-file.ts'
import type { FigureAnswer, FigureToQuote } from '#domain/best-figure/figure-to-quote.ts'
import { Button } from '#web/kit/button.tsx'
import { Box, Row, Text } from '#web/kit/layout.tsx'
import { useCopied } from '#web/kit/use-copied.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { FigureLife } from '../about-number/figure-life.tsx'
import { copiedText } from './copied-text.ts'
import classes from './quote-card.module.css'
import { QuotedValue } from './quoted-value.tsx'
import { RuleDetails } from './rule-details.tsx'
import { apartWords, pooledWords, secondWords } from '#domain/best-figure/quote-sentences.ts'
import { useId } from '#web/kit/use-id.ts'

interface QuoteCardProps {
  readonly answer: FigureAnswer
  readonly release: ReleaseStamp
  /** Written under a copied citation: where the figure can be looked at. */
  readonly address: string
  /** Level of the heading in the page; 2 unless said. */
  readonly level?: 2 | 3
  /** The subject of the quotation, where several cards stand on one page. */
  readonly subject?: string
}

/** "Which figure should I quote?": the figure with its reason, what comes second, and a citation to copy; or why none. */
export function QuoteCard({ answer, release, address, level = 2, subject = '' }: QuoteCardProps) {
  const [seesRule, setSeesRule] = useState(false)
  const language = useLanguage()
  const ruleId = useId()
  const isQuote = answer.status === 'quote'
  return (
    <Box
      as="section"
      card="accent"
      className={classes.card}
      data-refused={!isQuote || undefined}
      aria-label={`${language.text(message('quote-card.heading'))} ${subject}`.trim()}
    >
      <Row as={`h${level}` as const} align="center" gap={8} className={classes.heading}>
        <IconQuote size={18} aria-hidden="true" /> {language.text(message('quote-card.heading'))}
      </Row>
      {isQuote ? <Quote answer={answer} /> : <Refusal why={language.text(answer.why)} />}
      {isQuote && (
        <Text card="plain" className={classes.citation}>
          {language.text(answer.citation)}
        </Text>
      )}
      <Row wrap gap={8} screen className={classes.actions}>
        {isQuote && (
          <CopyCitation text={copiedText(language.text(answer.citation), { release, address, language })} />
        )}
        <Button aria-expanded={seesRule} aria-controls={ruleId} onClick={() => setSeesRule(!seesRule)}>
          {language.text(message(seesRule ? 'quote-card.hide' : 'quote-card.see'))}
        </Button>
      </Row>
      <div id={ruleId}>
        {seesRule && <RuleDetails answer={answer} />}
        {seesRule && isQuote && answer.figure && (
          <FigureLife level={4} figure={answer.figure.point} indicator={answer.indicator} />
        )}
      </div>
    </Box>
  )
}

function Quote({ answer }: { readonly answer: FigureToQuote }) {
  const language = useLanguage()
  const apart = apartWords(answer)
  const second = secondWords(answer)
  const pooled = pooledWords(answer)
  return (
    <>
      <QuotedValue answer={answer} />
      <p>
        <strong>{language.text(message('quote-card.why-this'))}</strong> {language.text(answer.why)}
      </p>
      {second && (
        <p>
          <strong>{language.text(message('quote-card.runner-up'))}</strong> {language.text(second)}
        </p>
      )}
      {(apart || pooled) && (
        <p>
          {apart?.disagrees && (
            <strong className={classes.disagree}>
              <IconAlertTriangle size={15} aria-hidden="true" />{' '}
              {language.text(message('quote-card.disagree'))}
            </strong>
          )}{' '}
          {apart && language.text(apart.words)} {pooled && language.text(pooled)}
        </p>
      )}
      <ul className={classes.warnings}>
        {answer.warnings
          .map((warning) => language.text(warning))
          .map((warning) => (
            <li key={warning}>{warning}</li>
          ))}
        {answer.notIndependent && <li>{language.text(answer.notIndependent)}</li>}
      </ul>
    </>
  )
}

function Refusal({ why }: { readonly why: string }) {
  const language = useLanguage()
  return (
    <>
      <p className={classes.refusal}>{language.text(message('quote-card.refusal'))}</p>
      <p>{why}</p>
    </>
  )
}

function CopyCitation({ text }: { readonly text: string }) {
  const language = useLanguage()
  const [copied, copy] = useCopied()
  return (
    <>
      <Button kind="primary" onClick={() => copy(text)}>
        {copied ? <IconCheck size={16} aria-hidden="true" /> : <IconCopy size={16} aria-hidden="true" />}
        {language.text(message(copied ? 'quote-card.copied' : 'quote-card.copy'))}
      </Button>
      <span className="sr-only" role="status">
        {copied ? language.text(message('quote-card.is-copied')) : ''}
      </span>
    </>
  )
}
