import { NATION } from '#domain/location/location.ts'
import { message } from '#domain/message/message.ts'
import { placeName } from '#domain/message/value.ts'
import { byId } from '#domain/reference/reference-data.ts'
import { defineSection } from '#sections/definition/section-definition.ts'
import { type MultiSourceChoice, panelFiles, resolveMultiSource } from './multi-source-choice.ts'
import { changedPanel } from './panel-changes.ts'
import { panelsAnswer, panelsHeading } from './panels-answer.ts'
import { MULTI_SOURCE_STATE, type MultiSourceState } from './state.ts'

/**
 * Three panels, each with its own indicator, source, period and form; with a programme area before the indicator in the
 * form of Advanced Analytics (`areas`).
 */
export function multiSourceSection(form: 'panels' | 'areas') {
  return defineSection<MultiSourceState, MultiSourceChoice, 'panels' | 'areas'>({
    state: MULTI_SOURCE_STATE,
    files: panelFiles,
    resolve: resolveMultiSource,
    // The controls belong to the panels, each with its own.
    controls: () => null,
    lead: ({ choice }) => {
      const { panels, table, reference, marked, classes } = choice
      const { maps, same: sameClasses } = classes
      const question = { panels, table, reference, place: marked ?? NATION, maps, sameClasses }
      const named = (id: number) => placeName(byId(reference.locations, id))
      return {
        heading: panelsHeading(question),
        answer: panelsAnswer(question),
        quoted: {
          indicators: [...new Set(panels.map(({ indicator }) => indicator))],
          locations: [question.place],
        },
        ...(marked !== null && {
          remark: {
            text: message('multi-source.marked', { place: named(marked) }),
            action: {
              text: message('multi-source.show-again', { place: named(NATION) }),
              change: { location: NATION },
            },
          },
        }),
      }
    },
    pinned: ({ choice, wanted }) => changedPanel(wanted, choice, 0, { form: choice.panels[0]?.form ?? null }),
    panels: ['panels', 'areas'],
    views: ({ choice: { views } }) => ({ main: [{ block: 'panel', panel: form, views }], layout: 'bare' }),
    waitsFor: { loading: message('multi-source.loading'), failed: message('multi-source.failed') },
  })
}
