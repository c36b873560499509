import { useMemo } from 'react'
import type { FigureInput } from '#charts/figure.ts'
import type { View } from '#charts/view.ts'
import { groupsWhere } from '#domain/disaggregation/group-filter.ts'
import { groupInequality } from '#domain/disaggregation/group-inequality.ts'
import { groupPoint, overallPoint } from '#domain/disaggregation/group-point.ts'
import { groupsAnswer } from '#domain/disaggregation/groups-answer.ts'
import { categoryName, dimensionWords } from '#domain/disaggregation/dimension.ts'
import { populationFacts } from '#domain/disaggregation/population.ts'
import { populationAnswer } from '#domain/disaggregation/population-answer.ts'
import { placeWords } from '#domain/location/place-words.ts'
import { known } from '#domain/reference/reference-data.ts'
import { disaggregationViews } from '#sections/disaggregation/views.ts'
import { SectionColumns } from '#web/controls/section-columns.tsx'
import { SectionLead } from '#web/controls/section-lead.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import type { ContentProps } from './content-props.ts'
import { GroupFigures } from './group-figures.tsx'
import { InequalityPanel } from './inequality-panel.tsx'
import { PopulationPanel } from './population-panel.tsx'

/** The sentence that answers, the figures, and beside them how unequal the groups are or how a population is made up. */
export function GroupsContent(props: ContentProps) {
  const { catalogue, chosen, state } = props
  const { choice, indicator, data, categories, figures } = chosen
  const { reference, table } = data.whole
  const found = useMemo(
    () => groupInequality(figures, categories, indicator),
    [figures, categories, indicator],
  )
  const views = useMemo(() => disaggregationViews(choice, categories, state), [choice, categories, state])
  const currentYear = Number(catalogue.release.published_at.slice(0, 4))
  const language = useLanguage()
  const inputOf = (view: View): FigureInput<View> => ({
    view,
    table,
    reference,
    groups: data.groups,
    currentYear,
    language,
  })
  const place = known(reference.locations, choice.location)
  const source = known(reference.sources, choice.source)
  const facts = useMemo(() => (chosen.isCount ? factsAt(chosen) : null), [chosen])
  const answer =
    facts && chosen.isPyramid
      ? populationAnswer({ indicator, source, place, period: choice.period, facts })
      : groupsAnswer({
          indicator,
          source,
          place,
          dimension: choice.dimension,
          found,
          groups: figures.map((figure) => ({
            category: {
              order: figure.categoryOrder,
              category: figure.category,
              name: categoryName(figure.dimension, figure.category),
            },
            point: groupPoint(figure, overallPoint(table, figure)),
          })),
        })
  return (
    <>
      <SectionLead
        heading={`${indicator.shortName} by ${dimensionWords(choice.dimension).by} in ${placeWords(place)}`}
        answer={answer}
        moved={chosen.moved}
      />
      <SectionColumns
        main={<GroupFigures {...props} views={views} inputOf={inputOf} />}
        side={facts ? <PopulationPanel {...{ facts, chosen }} /> : <InequalityPanel {...{ found, chosen }} />}
      />
    </>
  )
}

/** Counts by age and sex beside the choice, whichever way it is divided. */
function factsAt({ choice, data }: ContentProps['chosen']) {
  return populationFacts(groupsWhere(data.groups, { ...choice, dimension: 'age_sex' }))
}
