import { message } from '#domain/message/message.ts'
import { percentage } from '#domain/message/value.ts'
import { Box, Grid, Row, Text } from '#web/kit/layout.tsx'
import type { Answer } from '#sections/triangulation/answer-parts.ts'
import { bandWord, bandWords, type Dimension } from '#sections/triangulation/metric-words.ts'
import { useLanguage } from '#web/language/use-language.ts'
import classes from './score-scale.module.css'

interface ScoreScaleProps {
  readonly dimension: Dimension
  readonly overall: Answer['overall']['consistency' | 'complementarity']
  /** The caveats of the percentage. */
  readonly caveats: readonly string[]
}

/** An overall score with its word, on its five bands. */
export function ScoreScale({ dimension, overall, caveats }: ScoreScaleProps) {
  const { text } = useLanguage()
  const { score, band } = overall
  const name = text(message('evidence.dimension', { dimension }))
  return (
    <Box as="section" shrinks aria-label={name}>
      <details className={classes.what}>
        <Row as="summary" inline align="center" gap={6}>
          {name}
          <Row as="span" inline align="center" justify="center" className={classes.sign} aria-hidden="true">
            i
          </Row>
          <span className="sr-only">{text(message('evidence.what-is-it'))}</span>
        </Row>
        <p>{text(message('evidence.meaning', { dimension }))}</p>
      </details>
      <Row as="p" align="baseline" gap={12} className={classes.score}>
        {score === null ? (
          <Text as="span" tone="soft" size={20} weight={500}>
            {text(message('triangulate.not-available'))}
          </Text>
        ) : (
          <>
            <strong>{text(percentage(score, 1))}</strong>{' '}
            <span>{band === null ? null : text(bandWord(dimension, band))}</span>
          </>
        )}
      </Row>
      <Grid columns={5} className={classes.bands} aria-hidden="true">
        {bandWords(dimension).map((one) => (
          <div key={one.band} data-reached={one.band === band || undefined}>
            <span className={classes.bar} />
            {text(one.word)}
          </div>
        ))}
        {score !== null && <span className={classes.needle} style={{ left: `${score}%` }} />}
      </Grid>
      {caveats.map((caveat) => (
        <p key={caveat} className={classes.caveat}>
          {caveat}
        </p>
      ))}
    </Box>
  )
}
