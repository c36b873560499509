import { citedWithNotes } from '#domain/narrative/figure-notes.ts'
import { DEMOGRAPHICS, type DemographicItem } from '#catalogue/profile-areas.ts'
import { keyFigure } from '#domain/brief/key-figure.ts'
import type { PlaceQuestion } from '#domain/brief/question.ts'
import { type Message, message } from '#domain/message/message.ts'
import { shortFigure } from '#domain/message/value.ts'
import { asPublished } from '#domain/observation/as-published.ts'
import { SourceMarker } from '#web/controls/source-marker.tsx'
import { Grid, Text } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { ChangeLine } from './change-line.tsx'
import classes from './demographics.module.css'
import { LandArea } from './land-area.tsx'
import type { ProfileProps } from './profile-props.ts'
import { QuoteSign } from './quote-sign.tsx'
import { whyNone } from './why-none.ts'

/** Who lives there: seven figures with their source and the change since the one before, and the land. */
export function Demographics({ question }: ProfileProps) {
  const { text } = useLanguage()
  return (
    <section id="demographics" className={classes.section} aria-labelledby="demographics-title">
      <h2 id="demographics-title">{text(message('profiles.demographics'))}</h2>
      <Text tone="soft">{text(message('profiles.demographics-about'))}</Text>
      <Grid as="dl" className={classes.items}>
        {DEMOGRAPHICS.map((item) => (
          <Item key={item.title.id} item={item} question={question} />
        ))}
        <LandArea question={question} />
      </Grid>
    </section>
  )
}

function Item({ item, question }: { readonly item: DemographicItem; readonly question: PlaceQuestion }) {
  const { text } = useLanguage()
  const known = item.indicator !== null && question.data.reference.indicators.has(item.indicator)
  if (item.indicator === null || !known) {
    return <Missing title={item.title} why={text(message('profiles.no-indicator'))} />
  }
  const found = keyFigure(question, item.indicator)
  const { stated, indicator, change } = found
  if (!stated) return <Missing title={item.title} why={text(whyNone(found, question.place))} />
  const { point, source } = stated
  return (
    <div className={classes.item}>
      <dt>{text(item.title)}</dt>
      <Text as="dd" above={2} size={24} tight weight={680} figures>
        {text(shortFigure(point.value, asPublished(point, indicator)))}
      </Text>
      <dd className={classes.source}>
        <SourceMarker classification={source.classification} />{' '}
        {text(
          message('profiles.source', { cited: citedWithNotes(stated, indicator, question.data.reference) }),
        )}{' '}
        <QuoteSign {...{ indicator }} place={question.place.id} reference={question.data.reference} />
      </dd>
      <dd>
        <ChangeLine {...{ indicator, stated, change }} />
      </dd>
    </div>
  )
}

/** A cell without a figure keeps its place, and says why. */
function Missing({ title, why }: { readonly title: Message; readonly why: string }) {
  const { text } = useLanguage()
  return (
    <div className={classes.item}>
      <dt>{text(title)}</dt>
      <dd className={classes.none}>{text(message('profiles.no-figure'))}</dd>
      <dd className={classes.source}>{why}</dd>
    </div>
  )
}
