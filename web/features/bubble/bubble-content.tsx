import { useMemo } from 'react'
import type { BubbleInput, BubbleView } from '#charts/bubble/view.ts'
import { bubbleFigure } from '#charts/bubble/bubble.ts'
import { midSentence } from '#domain/message/indicator-words.ts'
import { plain, type Segment, strong } from '#domain/message/segment.ts'
import { isoPeriod } from '#domain/period/period.ts'
import { known } from '#domain/reference/reference-data.ts'
import type { BubbleWanted } from '#sections/bubble-chart-analysis/state.ts'
import type { BubbleChoice } from '#sections/bubble-chart-analysis/bubble-choice.ts'
import { SectionBody } from '#web/controls/section-body.tsx'
import { SectionLead } from '#web/controls/section-lead.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import type { Catalogue } from '#web/queries/catalogue.ts'
import type { IndicatorsData } from '#web/queries/use-indicators.ts'
import { FigureCard } from '#web/views/figure-card.tsx'
import { FigurePlot } from '#web/views/figure-plot.tsx'
import { EmptyPeriods } from './empty-periods.tsx'
import classes from './bubble.module.css'
import { BubbleSwitches } from './bubble-switches.tsx'
import { PeriodPlayer } from './period-player.tsx'
import { ZoneKey } from './zone-key.tsx'

interface BubbleContentProps {
  readonly wanted: BubbleWanted
  readonly choice: BubbleChoice
  readonly data: IndicatorsData
  readonly catalogue: Catalogue
  readonly onChange: (change: Partial<BubbleWanted>, how?: { readonly replace: boolean }) => void
}

/** The answer, and the chart with its player. */
export function BubbleContent({ wanted, choice, data, catalogue, onChange }: BubbleContentProps) {
  const { table, reference } = data
  const currentYear = Number(catalogue.release.published_at.slice(0, 4))
  const language = useLanguage()
  const input = useMemo(
    (): BubbleInput => ({ view: viewOf(choice, wanted), table, reference, currentYear, language }),
    [choice, wanted, table, reference, currentYear, language],
  )
  const figure = useMemo(() => bubbleFigure(input), [input])
  const [x, y] = [choice.x, choice.y].map(({ indicator }) => known(reference.indicators, indicator).shortName)
  const follow = (state: number) => {
    const { trails } = wanted
    onChange({ trails: trails.includes(state) ? trails.filter((id) => id !== state) : [...trails, state] })
  }
  return (
    <>
      <SectionLead
        heading={`${y} against ${midSentence(x ?? '')} in the states`}
        answer={answerOf(choice, figure.summary)}
        moved={choice.moved}
      />
      <SectionBody>
        {choice.frame === undefined ? (
          <EmptyPeriods {...{ choice, reference, onChange }} />
        ) : (
          <FigureCard
            {...{ figure, reference }}
            view={input.view}
            release={catalogue.release}
            onDrill={follow}
            drillWords={DRILL_WORDS}
            switches={
              <div className={classes.switches}>
                <PeriodPlayer
                  frames={choice.frames}
                  shown={choice.frame}
                  labels={known(reference.sources, choice.y.source).periodLabels}
                  onStep={(period, replace) => onChange({ period }, { replace })}
                />
                <BubbleSwitches {...{ wanted, choice, reference, onChange }} />
              </div>
            }
            plot={
              <>
                <ZoneKey {...{ input, wanted, onChange }} />
                <FigurePlot figure={figure} onDrill={follow} drillWords={DRILL_WORDS} />
              </>
            }
          />
        )}
      </SectionBody>
    </>
  )
}

const DRILL_WORDS = 'to name it and follow it through the years, or no longer'

/** The sentence of the figure with its count in strong type. */
function answerOf({ frame }: BubbleChoice, summary: string): Segment[] {
  if (!frame) return [plain('No state has both figures in one period, or within 2 years.')]
  const [count = '', ...rest] = summary.split(/(?<=^\d+ states? ha(?:s|ve) both figures)/)
  return [strong(count), plain(rest.join(''))]
}

function viewOf({ x, y, size, frame }: BubbleChoice, wanted: BubbleWanted): BubbleView {
  const axes = [x, y, ...(size ? [size] : [])]
  return {
    kind: 'bubble',
    indicators: axes.map(({ indicator }) => indicator),
    sources: axes.map(({ source }) => source),
    locations: wanted.zones.length > 0 ? wanted.zones : [1],
    periods: frame ? [isoPeriod(frame.period)] : [],
    options: {
      national: wanted.national,
      sdg: wanted.sdg,
      ...(wanted.trails.length > 0 && { trails: wanted.trails }),
      ...(wanted.log.length > 0 && { log: wanted.log }),
      ...(!wanted.medians && { medians: false }),
    },
  }
}
