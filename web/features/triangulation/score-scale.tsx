import { formatNumber } from '#domain/number/format.ts'
import { Box, Grid, Row, Text } from '#web/kit/layout.tsx'
import type { Answer } from './answer-parts.ts'
import type { DIMENSIONS } from './metric-words.ts'
import classes from './score-scale.module.css'

interface ScoreScaleProps {
  readonly dimension: (typeof DIMENSIONS)[number]
  readonly overall: Answer['overall']['consistency']
  /** What must be known with the percentage. */
  readonly caveats: readonly string[]
}

/** An overall score with its word, on its five bands. */
export function ScoreScale({ dimension, overall, caveats }: ScoreScaleProps) {
  const { score, band } = overall
  return (
    <Box as="section" shrinks aria-label={dimension.name}>
      <details className={classes.what}>
        <summary>
          {dimension.name}
          <span className={classes.sign} aria-hidden="true">
            i
          </span>
          <span className="sr-only">: what is it?</span>
        </summary>
        <p>{dimension.meaning}</p>
      </details>
      <Row as="p" align="baseline" gap={12} className={classes.score}>
        {score === null ? (
          <Text as="span" tone="soft" size={20} weight={500}>
            not available
          </Text>
        ) : (
          <>
            <strong>{formatNumber(score, 1)}%</strong> <span>{band}</span>
          </>
        )}
      </Row>
      <Grid columns={5} className={classes.bands} aria-hidden="true">
        {dimension.bands.map((name) => (
          <div key={name} data-reached={name === band || undefined}>
            <span className={classes.bar} />
            {name}
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
