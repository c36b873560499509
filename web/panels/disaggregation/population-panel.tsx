import { overallPoint } from '#domain/disaggregation/group-point.ts'
import type { PeopleShare } from '#domain/disaggregation/population.ts'
import { message } from '#domain/message/message.ts'
import { cited, decimal, indicatorName, percentage, placeName, whole } from '#domain/message/value.ts'
import { byId } from '#domain/reference/reference-data.ts'
import type { DisaggregationChoice } from '#sections/disaggregation/chosen-groups.ts'
import { ownTotal } from '#sections/disaggregation/panel-words.ts'
import type { DisaggregationState } from '#sections/disaggregation/state.ts'
import { Grid, Text } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import type { PanelProps } from '#web/panels/panel.ts'
import classes from './population.module.css'

/** How a population is made up: facts that are added up from its age groups, and named as such. */
export function PopulationPanel({ shown }: PanelProps<DisaggregationState, DisaggregationChoice>) {
  const { chosen } = shown.choice
  if (!chosen?.facts) return null
  const { choice, indicator, facts } = chosen
  const { reference, table } = shown.figures
  const { text } = shown.language
  const source = byId(reference.sources, choice.source)
  const place = byId(reference.locations, choice.location)
  const remark = ownTotal(overallPoint(table, choice)?.value ?? null, facts.total)
  const isPeople = indicator.numerator === 'People'
  return (
    <section aria-labelledby="population">
      <Text as="h2" heading below={4} id="population">
        {text(message('disaggregation.glance', { indicator: indicatorName(indicator) }))}
      </Text>
      <Text tone="soft" size={13} below={12}>
        {text(
          message('disaggregation.added-up', {
            place: placeName(place),
            cited: cited(source, choice.period),
          }),
        )}
      </Text>
      <Grid as="dl" columns={2} className={classes.tiles}>
        <Tile name={indicator.shortName} value={text(whole(facts.total))} />
        <ShareTile name={text(message('disaggregation.female'))} share={facts.female} />
        <ShareTile name={text(message('disaggregation.male'))} share={facts.male} />
        <ShareTile name={text(message('disaggregation.children'))} share={facts.under5} />
        <ShareTile name={text(message('disaggregation.women'))} share={facts.women15to49} />
        {isPeople && facts.dependency !== null && (
          <Tile
            name={text(message('disaggregation.dependency'))}
            value={text(decimal(facts.dependency))}
            detail={text(message('disaggregation.dependency-detail'))}
          />
        )}
      </Grid>
      {remark && (
        <Text tone="faint" size={12} above={12}>
          {text(remark)}
        </Text>
      )}
      {isPeople && (
        <Text tone="faint" size={12} above={12}>
          {text(message('disaggregation.dependency-note'))}
        </Text>
      )}
    </section>
  )
}

function ShareTile({ name, share }: { readonly name: string; readonly share: PeopleShare | null }) {
  const { text } = useLanguage()
  if (share === null) return <Tile name={name} value="–" detail={text(message('disaggregation.no-fit'))} />
  return <Tile name={name} value={text(percentage(share.percent, 1))} detail={text(whole(share.people))} />
}

function Tile(props: { readonly name: string; readonly value: string; readonly detail?: string }) {
  return (
    <div>
      <dt>{props.name}</dt>
      <dd>
        {props.value}
        {props.detail !== undefined && <small>{props.detail}</small>}
      </dd>
    </div>
  )
}
