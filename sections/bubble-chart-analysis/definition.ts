import { noSourceOf } from '#domain/frame/none.ts'
import { bubbleSummary } from '#charts/bubble/bubble.ts'
import { type BubbleModel, bubbleModel } from '#charts/bubble/model.ts'
import type { BubbleInput, BubbleView } from '#charts/bubble/view.ts'
import { releaseYear } from '#contract/release-data.ts'
import { NATION } from '#domain/location/location.ts'
import { message } from '#domain/message/message.ts'
import { indicatorName } from '#domain/message/value.ts'
import { isoPeriod } from '#domain/period/period.ts'
import { byId } from '#domain/reference/reference-data.ts'
import type { NoticeBlock } from '#sections/definition/body.ts'
import { defineSection, type ResolvedSection } from '#sections/definition/section-definition.ts'
import { indicatorFiles } from '#sections/files/file-request.ts'
import { type BubbleChoice, bubbleIndicators, bubbleOffer, resolveBubble } from './bubble-choice.ts'
import { bubbleControls } from './bubble-controls.ts'
import { bubbleSwitches } from './bubble-switches.ts'
import { BUBBLE_STATE, type BubbleState } from './state.ts'

/** The axes that have data, with what is drawn of them; null where there are not two indicators by state. */
export type ResolvedBubbles =
  | (BubbleChoice & { readonly input: BubbleInput; readonly model: BubbleModel })
  | null

/** Three indicators of the states at once, through the years. */
export default defineSection<BubbleState, ResolvedBubbles, 'player' | 'zones'>({
  state: BUBBLE_STATE,
  files: (asked) => {
    const { x, y, size } = bubbleIndicators(asked.wanted, bubbleOffer(asked)) ?? {}
    return indicatorFiles([x, y, size].flatMap((id) => id ?? []))
  },
  resolve: (asked, { table, reference }) => {
    const { wanted, catalogue, language } = asked
    const offer = bubbleOffer(asked)
    const indicators = bubbleIndicators(wanted, offer)
    if (!indicators) return null
    const { initialSource } = offer
    const choice = resolveBubble(wanted, { table, reference, indicators, initialSource })
    const view = viewOf(choice, wanted)
    const input = { view, table, reference, currentYear: releaseYear(catalogue.release), language }
    return { ...choice, input, model: bubbleModel(input) }
  },
  controls: bubbleControls,
  empty: ({ choice, catalogue }) =>
    choice
      ? null
      : {
          title: message('bubble-section.no-two', { none: noSourceOf(catalogue.reference) }),
          text: [message('bubble-section.no-two-instead')],
          actions: [],
        },
  lead: ({ choice }) => {
    const { x, y, frame, moved, model, input } = drawn(choice)
    const { indicators } = input.reference
    return {
      heading: message('bubble-section.heading', {
        y: indicatorName(byId(indicators, y.indicator)),
        x: indicatorName(byId(indicators, x.indicator)),
      }),
      answer: frame ? bubbleSummary(model, input) : message('bubble-section.no-period'),
      moved,
    }
  },
  views: (shown) => {
    const { frame, input } = drawn(shown.choice)
    const { trails } = shown.wanted
    if (!frame) return { main: [apart(shown)] }
    return {
      main: [
        {
          block: 'figure',
          name: 'bubbles',
          view: input.view,
          form: 'player',
          switches: () => bubbleSwitches(shown.wanted, drawn(shown.choice), shown.figures.reference),
          key: 'zones',
          opens: {
            trail: (state) => ({
              trails: trails.includes(state) ? trails.filter((id) => id !== state) : [...trails, state],
            }),
          },
          openWords: message('bubble-section.follow'),
        },
      ],
    }
  },
  panels: ['player', 'zones'],
  waitsFor: { loading: message('bubble-section.loading'), failed: message('bubble-section.failed') },
})

/** Where there is nothing, `empty` says so before anything is asked of it. */
function drawn(choice: ResolvedBubbles): NonNullable<ResolvedBubbles> {
  if (!choice) throw new RangeError('No two indicators by state')
  return choice
}

/** The two indicators were never measured within 2 years of each other in these sources. */
function apart({
  choice,
  figures: { reference },
}: ResolvedSection<BubbleState, ResolvedBubbles>): NoticeBlock<BubbleState> {
  const { x, y } = drawn(choice)
  const named = ({ indicator, source }: BubbleChoice['x']) =>
    message('bubble-section.axis', {
      indicator: indicatorName(byId(reference.indicators, indicator)),
      source: reference.sources.get(source)?.name ?? message('bubble-section.no-source'),
    })
  return {
    block: 'notice',
    title: message('chart.empty'),
    text: [message('bubble-section.apart', { y: named(y), x: named(x) })],
    actions: [
      {
        text: message('bubble-section.best-sources'),
        change: { source: null, xSource: null, sizeSource: null },
      },
      { text: message('bubble-section.other-sideways'), change: { x: null, xSource: null } },
    ],
  }
}

function viewOf({ x, y, size, frame }: BubbleChoice, wanted: BubbleState): BubbleView {
  const { national, sdg, trails, log, zones, medians, steady } = wanted
  const axes = [x, y, ...(size ? [size] : [])]
  return {
    kind: 'bubble',
    indicators: axes.map(({ indicator }) => indicator),
    sources: axes.map(({ source }) => source),
    locations: zones.length > 0 ? zones : [NATION],
    periods: frame ? [isoPeriod(frame.period)] : [],
    options: {
      ...{ national, sdg },
      ...(trails.length > 0 && { trails }),
      ...(log.length > 0 && { log }),
      ...(!medians && { medians }),
      ...(steady && { steady }),
    },
  }
}
