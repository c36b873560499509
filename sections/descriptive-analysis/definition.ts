import { exactBreaks } from '#charts/histogram/histogram.ts'
import { message } from '#domain/message/message.ts'
import { spreadAnswer, spreadHeading } from '#domain/narrative/descriptive.ts'
import { releaseYear } from '#contract/release-data.ts'
import { wholeBeside } from '#domain/narrative/stated-figure.ts'
import { byId } from '#domain/reference/reference-data.ts'
import { chooseInstead } from '#sections/choice/choose-instead.ts'
import { segmented } from '#sections/definition/control.ts'
import { defineSection } from '#sections/definition/section-definition.ts'
import { type Description, descriptionOf, describedFiles } from './described.ts'
import { descriptiveControls } from './descriptive-controls.ts'
import { DESCRIPTIVE_STATE, type DescriptiveState } from './state.ts'
import { boxPlotView, courseView, histogramView } from './views.ts'

type Panel = 'trend' | 'extremes' | 'statistics' | 'missing'

/** How the figures of one indicator and source are spread, over places or over time. */
export default defineSection<DescriptiveState, Description, Panel>({
  state: DESCRIPTIVE_STATE,
  files: describedFiles,
  resolve: descriptionOf,
  controls: (_, shown) => shown && descriptiveControls(shown),
  lead: ({ choice: { choice, set, moved }, figures: { table, reference }, catalogue }) => ({
    heading: spreadHeading(set),
    answer: spreadAnswer({
      set,
      source: byId(reference.sources, choice.source),
      period: choice.period,
      reference,
      whole: wholeBeside(
        {
          ...{ table, reference, indicator: set.indicator.id, location: set.area.id },
          currentYear: releaseYear(catalogue.release),
        },
        choice,
      ),
    }),
    moved,
  }),
  views: ({ wanted, choice: { choice, set } }) => {
    const values = set.points.map((point) => point.value)
    const breaks = wanted.bins === 'exact' ? exactBreaks(values) : null
    const classes = segmented({
      label: message('descriptive-section.classes'),
      options: (['round', 'exact'] as const).map(
        (bins) => [bins, message('descriptive-section.bins', { bins })] as const,
      ),
      value: wanted.bins,
      change: (bins) => ({ bins }),
    })
    return {
      main: [
        {
          block: 'figure',
          name: 'histogram',
          view: histogramView(choice, wanted, breaks),
          switches: () => (values.length > 1 ? [classes] : null),
          instead: chooseInstead,
        },
        ...(values.length > 0
          ? [
              {
                block: 'figure' as const,
                name: 'boxes',
                view: boxPlotView(choice, wanted),
                ...(set.across === 'zones' && {
                  opens: { place: (location: number) => ({ location, across: null }) },
                }),
              },
            ]
          : []),
      ],
      side: [
        ...(values.length > 1 ? [{ block: 'panel' as const, panel: 'extremes' as const }] : []),
        { block: 'panel', panel: 'statistics' },
        ...(set.missing.length > 0 ? [{ block: 'panel' as const, panel: 'missing' as const }] : []),
      ],
      below: [{ block: 'panel', panel: 'trend', views: [courseView(choice, wanted)] }],
    }
  },
  panels: ['trend', 'extremes', 'statistics', 'missing'],
})
